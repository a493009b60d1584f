// The answer to a form that was posted without JavaScript and not accepted: the form again, filled in, with the messages next
// to the fields. It loads no other file, so it works even if the rest of the site fails.
import { createHash } from 'node:crypto';
import { contactInputs, contactLabels } from '../../src/features/contact/contact-inputs.ts';
import { readText, type FormValues } from '../../src/features/contact/parse-contact-form.ts';
import { listFields, listVehicleIds, requestSchema } from '../../src/features/contact/request.ts';
import { escapeHtml } from '../../src/lib/escape-html.ts';
import { formatPhone } from '../../src/lib/format.ts';
import { contactApiPath, contactPath, phoneHref } from '../../src/lib/paths.ts';
import type { FunctionContent } from './function-content.ts';
import { privateHeaders } from './security-headers.ts';

export interface Rejection {
  status: number;
  /** For the sender; of several wrong fields the first message. */
  error: string;
  /** Message of each wrong field by its name. */
  fields?: Record<string, string>;
  /** So that sending again from this page is still the same message. */
  uuid?: string;
  values?: FormValues;
}

// Colors as in src/styles/theme.css.
const style = `:root { font: 106.25%/1.6 system-ui, sans-serif; color: #10272c; background: #fff }
body { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem }
a { color: #0a6b74 }
label { display: block; margin-top: 1.25rem; font-weight: 600 }
input, select, textarea { box-sizing: border-box; width: 100%; min-height: 3rem; padding: .5rem .75rem; font: inherit; color: inherit; background: #fff; border: 1px solid #76888a; border-radius: .375rem }
.error { margin: .25rem 0; font-weight: 600; color: #93330f }
[aria-invalid] { border: 3px solid #93330f }
button { min-height: 3rem; padding: .5rem 1.5rem; font: inherit; font-weight: 600; color: #fff; background: #b5421a; border: 0; border-radius: .375rem }
:focus-visible { outline: 3px solid #0a6b74; outline-offset: 2px }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

const headers = {
  ...privateHeaders,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'X-Robots-Tag': 'noindex',
};

/** The page as an answer. Everything that was sent is escaped. */
export function renderContactPage(
  { status, error, fields = {}, uuid = '', values = {} }: Rejection,
  { dealer, requestFacts: { labels }, contactForm: { title, interestOptions, privacyNote } }: FunctionContent,
): Response {
  const renderField = (name: string, label: string, type: string, attributes = '') => {
    const text = escapeHtml(readText(values[name]));
    const message = fields[name] && escapeHtml(fields[name]);
    const error = message ? `<p class="error" id="${name}-error">${message}</p>` : '';
    const invalid = message ? `aria-invalid="true" aria-describedby="${name}-error"` : '';
    const shared = `id="${name}" name="${name}" ${attributes} ${invalid}`;
    // The parser drops one line break after the tag of a text area.
    const control =
      type === 'textarea'
        ? `<textarea ${shared} rows="5">\n${text}</textarea>`
        : `<input ${shared} type="${type}" value="${text}">`;
    return `<label for="${name}">${escapeHtml(label)}</label>${error}${control}`;
  };
  const sender = contactInputs.map(({ name, label, type, autoComplete }) =>
    renderField(name, label, type, `autocomplete="${autoComplete}" required`),
  );
  const options = interestOptions.map(({ value, label }) => {
    const selected = value === values['interest'] ? ' selected' : '';
    return `<option value="${value}"${selected}>${escapeHtml(label)}</option>`;
  });
  // By its kind alone, since what was filled in may be wrong.
  const request = requestSchema.safeParse({ kind: values['kind'], vehicles: values['vehicles'] }).data;
  const hidden = request
    ? [['kind', request.kind], ...listVehicleIds(request).map((id) => ['vehicles', id])].map(
        ([name = '', value = '']) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
      )
    : [];
  const asked = (request ? listFields(request) : []).map(({ name, type }) =>
    renderField(name, labels[name], type === 'day' ? 'date' : 'text'),
  );
  const html = `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Error: ${escapeHtml(title)} | ${escapeHtml(dealer.name)}</title>
<style>${style}</style>
<main>
<h1>${escapeHtml(title)}</h1>
<p role="alert" class="error" tabindex="-1" autofocus>${escapeHtml(error)}</p>
<form method="post" action="${contactApiPath}">
<input type="hidden" name="id" value="${uuid}">
${sender.join('\n')}
<label for="interest">${contactLabels.interest}</label><select id="interest" name="interest">${options.join('')}</select>
${[...hidden, ...asked].join('\n')}
${renderField('message', contactLabels.message, 'textarea')}
<p>${escapeHtml(privacyNote)}</p>
<button type="submit">Send Message</button>
</form>
<p>Or call <a href="${phoneHref(dealer.phone)}">${formatPhone(dealer.phone)}</a>. <a href="${contactPath}">Back to the contact page</a></p>
</main>
</html>
`;
  return new Response(html, { status, headers });
}
