// The page a browser without JavaScript gets when its posted contact form was not accepted: the form again, filled in,
// with the messages beside the fields. Plain on purpose; it loads nothing, so that it also works when little else does.
import { createHash } from 'node:crypto';
import { formatPhone } from '../../src/lib/format.ts';
import { contactApiPath, contactPath, homePath, phoneHref } from '../../src/lib/paths.ts';
import {
  contactInputs,
  contactLabels,
  honeypotAttributes,
  honeypotLabel,
  honeypotName,
  rejectedHeading,
} from '../../src/features/contact/submit-contact.ts';
import { isAnswered, nameDetail, type FormValues } from '../../src/features/contact/message-details.ts';
import type { DetailField, DetailGroup } from '../../src/features/contact/contact-details.schema.ts';
import { escapeHtml } from './escape-html.ts';
import type { FunctionContent } from './function-content.ts';
import { privateHeaders } from './security-headers.ts';

interface Props {
  status: number;
  /** The sentence on top when no single field is to blame. */
  error: string;
  /** Message of each wrong field by its name. */
  fields?: Record<string, string>;
  /** Submission id, so that sending again from this page is still the same message. */
  id: string;
  /** What was sent, by name; texts of known fields are filled in again. */
  values: FormValues;
}

// Colors as in src/styles/theme.css: text, danger, action, line.
const style = `@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }
:root { color-scheme: light; font: 106.25%/1.6 system-ui, sans-serif; color: #10272c; background: #fff }
body { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem }
h1 { line-height: 1.1 }
a { color: #0a6b74 }
label { display: block; margin-top: 1.25rem; font-weight: 600 }
input, select, textarea { box-sizing: border-box; width: 100%; min-height: 3rem; padding: .5rem .75rem; font: inherit; border: 1px solid #76888a; border-radius: .375rem; background: #fff; color: inherit }
[aria-invalid] { border: 2px solid #93330f }
.error { margin: .25rem 0; font-weight: 600; color: #93330f }
.summary { padding: 1rem 1.25rem; border: 3px solid #93330f; border-radius: .375rem }
.summary h2 { margin: 0; font-size: 1.25rem }
.summary li a { display: inline-block; min-height: 2.75rem; line-height: 2.75rem; color: #93330f }
details { margin-top: 1.25rem; padding: 0 1rem 1rem; border: 1px solid #76888a; border-radius: .375rem }
summary { min-height: 3rem; line-height: 3rem; margin: 0 -1rem -1rem; padding: 0 1rem; font-weight: 600 }
button { min-height: 3rem; margin-top: 1.5rem; padding: .5rem 1.5rem; font: inherit; font-weight: 600; border: 0; border-radius: .375rem; background: #b5421a; color: #fff }
.trap { position: absolute; left: -9999px }
:focus-visible { outline: 3px solid #0a6b74; outline-offset: 2px }
`;

const headers = {
  ...privateHeaders,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'X-Robots-Tag': 'noindex',
};

const honeypotMarks = Object.entries(honeypotAttributes)
  .map(([name, value]) => ` ${name}="${value}"`)
  .join('');

/** The page as an answer with the given status. Everything that was sent is escaped. */
export function renderContactPage(
  { status, error, fields = {}, id, values }: Props,
  { dealer, contactForm: form }: FunctionContent,
): Response {
  const html = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Error: ${escapeHtml(form.title)} | ${escapeHtml(dealer.name)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(form.title)}</h1>
${renderSummary(error, fields)}
<form method="post" action="${contactApiPath}">
<input type="hidden" name="id" value="${escapeHtml(id)}">
<div class="trap" aria-hidden="true"><label for="${honeypotName}">${honeypotLabel}</label><input id="${honeypotName}" name="${honeypotName}" autocomplete="off" tabindex="-1"${honeypotMarks}></div>
${contactInputs
  .map(({ name, type, autoComplete }) =>
    renderField(
      name,
      contactLabels[name],
      fields[name],
      (attributes) =>
        `<input ${attributes} type="${type}" autocomplete="${autoComplete}" required value="${escapeHtml(readText(values[name]))}">`,
    ),
  )
  .join('\n')}
${renderField(
  'interest',
  contactLabels.interest,
  fields['interest'],
  (attributes) =>
    `<select ${attributes}>${form.interestOptions
      .map(({ value, label }) => {
        const selected = value === values['interest'] ? ' selected' : '';
        return `<option value="${value}"${selected}>${escapeHtml(label)}</option>`;
      })
      .join('')}</select>`,
)}
${form.details.map((group) => renderGroup(group, values, fields)).join('\n')}
${renderField(
  'message',
  contactLabels.message,
  fields['message'],
  // The parser drops one line break after the tag; this one is given to it, so that none of the visitor's is lost.
  (attributes) =>
    `<textarea ${attributes} rows="6" required>\n${escapeHtml(readText(values['message']))}</textarea>`,
)}
<p>${escapeHtml(form.privacyNote)}</p>
<button type="submit">Send Message</button>
</form>
<p>Or call <a href="${phoneHref(dealer.phone)}">${formatPhone(dealer.phone)}</a>. <a href="${contactPath}">Back to the contact page</a> or <a href="${homePath}">to the home page</a></p>
</main>
</body>
</html>
`;
  return new Response(html, { status, headers });
}

function renderSummary(error: string, fields: Record<string, string>): string {
  const items = Object.entries(fields).map(
    ([name, message]) => `<li><a href="#${name}">${escapeHtml(message)}</a></li>`,
  );
  const [heading, content] =
    items.length > 0
      ? [rejectedHeading, `<ul>${items.join('')}</ul>`]
      : ['There is a problem', `<p>${escapeHtml(error)}</p>`];
  // The only way to move the focus without a script; a screen reader then starts with what is wrong.
  return `<div class="summary" role="alert" tabindex="-1" autofocus><h2>${heading}</h2>${content}</div>`;
}

/** A label with its control, and between them what is wrong with what was typed. */
function renderField(
  name: string,
  labelText: string,
  message: string | undefined,
  renderControl: (attributes: string) => string,
): string {
  const label = `<label for="${name}">${escapeHtml(labelText)}</label>`;
  const attributes = `id="${name}" name="${name}"`;
  if (message === undefined) return label + renderControl(attributes);
  const control = renderControl(`${attributes} aria-invalid="true" aria-describedby="${name}-error"`);
  return `${label}<p class="error" id="${name}-error">${escapeHtml(message)}</p>${control}`;
}

/** A group of optional questions, open where one of them was answered. */
function renderGroup(group: DetailGroup, values: FormValues, errors: Record<string, string>): string {
  const fields = group.fields.map((field) => {
    const name = nameDetail(group, field);
    return renderField(name, field.label, errors[name], (attributes) =>
      renderDetail(field, attributes, readText(values[name])),
    );
  });
  const state = isAnswered(group, values) ? ' open' : '';
  return `<details${state}><summary>${escapeHtml(group.title)}</summary>${fields.join('\n')}</details>`;
}

function renderDetail(field: DetailField, attributes: string, text: string): string {
  switch (field.kind) {
    case 'long':
      return `<textarea ${attributes} rows="3">\n${escapeHtml(text)}</textarea>`;
    case 'choice': {
      const options = ['', ...field.options].map(
        (option) => `<option${option === text ? ' selected' : ''}>${escapeHtml(option)}</option>`,
      );
      return `<select ${attributes}>${options.join('')}</select>`;
    }
    case 'text':
    case 'date':
      return `<input ${attributes} type="${field.kind}" value="${escapeHtml(text)}">`;
  }
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
