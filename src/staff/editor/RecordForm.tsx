// A record's form by react-jsonschema-form, with its own validation off: the checks of data/ say what is wrong.
import Form from '@rjsf/core';
import {
  ariaDescribedByIds,
  englishStringTranslator,
  type ErrorSchema,
  type ObjectFieldTemplateProps,
  type RJSFSchema,
  type UiSchema,
  TranslatableString,
  type ValidatorType,
  type WidgetProps,
} from '@rjsf/utils';
import { useMemo, useState } from 'react';
import { getEntryTitle } from '../../content/labels.ts';
import { formatPhone, readPhone } from '../../lib/format.ts';
import type { FormShape } from './form-schema.ts';
import PictureField from './PictureField.tsx';
import type { FileState, EditorDiagnostic } from './server.ts';

interface Props {
  shape: FormShape;
  value: FileState['value'];
  /** Those of this record. */
  diagnostics: readonly EditorDiagnostic[];
  onChange: (value: FileState['value']) => void;
}

export default function RecordForm({ shape, value, diagnostics, onChange }: Props) {
  const errors = useMemo(() => buildErrors(diagnostics), [diagnostics]);
  return (
    <Form
      schema={shape.schema as RJSFSchema}
      uiSchema={{ ...(shape.ui as UiSchema), ...options }}
      formData={value}
      validator={noValidator}
      noValidate
      extraErrors={errors}
      showErrorList={false}
      widgets={{ time: TimeInput, figure: FigureInput, phone: PhoneInput, picture: PictureField }}
      translateString={translate}
      templates={{ ObjectFieldTemplate: Fields }}
      experimental_defaultFormStateBehavior={noDefaults}
      onChange={({ formData }: { formData?: FileState['value'] }) => onChange(formData ?? {})}
    />
  );
}

const options: UiSchema = {
  'ui:globalOptions': { enableOptionalDataFieldForType: ['object', 'array'] },
  'ui:submitButtonOptions': { norender: true },
};

/** What nobody has entered stays out of the file. */
const noDefaults = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
} as const;

/** The form's own words, without those of its makers. */
function translate(words: TranslatableString, params?: string[]): string {
  if (words === TranslatableString.OptionalObjectAdd) return 'Add it';
  if (words === TranslatableString.OptionalObjectRemove) return 'Take it out';
  return englishStringTranslator(words, params);
}

const noValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

/** Diagnostics as the form wants them, a tree of fields; in their places entries of lists are counted from 1. */
function buildErrors(diagnostics: readonly EditorDiagnostic[]): ErrorSchema {
  const root: ErrorSchema = {};
  for (const { field, message: words } of diagnostics) {
    let place = root;
    for (const step of field.split('.').filter((name) => name !== '')) {
      place = place[/^\d+$/.test(step) ? Number(step) - 1 : step] ??= {};
    }
    (place.__errors ??= []).push(words);
  }
  return root;
}

/** A clock time; a day that is open until midnight closes at 24:00, which the browser's input does not know. */
function TimeInput({ id, value, onChange }: WidgetProps) {
  const midnight = id.endsWith('_closes') ? '24:00' : '00:00';
  return (
    <input
      id={id}
      type="time"
      value={value === midnight ? '00:00' : ((value as string | undefined) ?? '')}
      aria-describedby={ariaDescribedByIds(id)}
      onChange={({ target }) => onChange(target.value === '00:00' ? midnight : target.value || undefined)}
    />
  );
}

/** A telephone number as people type it; the file has it as machines dial it. */
function PhoneInput({ id, value, onChange }: WidgetProps) {
  const [typed, setTyped] = useState(() => {
    const phone = (value as string | undefined) ?? '';
    return readPhone(phone) === phone ? formatPhone(phone) : phone;
  });
  return (
    <input
      id={id}
      type="tel"
      value={typed}
      aria-describedby={ariaDescribedByIds(id)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readPhone(target.value) ?? (target.value.trim() || undefined));
      }}
    />
  );
}

/** A figure: a number wherever it was one and can be read as one, else a text. */
function FigureInput({ id, value, onChange }: WidgetProps) {
  const [typed, setTyped] = useState(String(value ?? ''));
  const [isNumber] = useState(typeof value !== 'string');
  return (
    <input
      id={id}
      value={typed}
      aria-describedby={ariaDescribedByIds(id)}
      onChange={({ target }) => {
        const text = target.value.trim();
        setTyped(target.value);
        onChange(isNumber && text !== '' && Number.isFinite(Number(text)) ? Number(text) : text || undefined);
      }}
    />
  );
}

/** The fields of a record; an entry of a list is folded up under its own name until something in it is wrong. */
function Fields({
  title,
  description,
  properties,
  formData,
  fieldPathId,
  errorSchema,
  optionalDataControl,
  schema,
  onAddProperty,
}: ObjectFieldTemplateProps) {
  const [isOpen, setOpen] = useState(false);
  const fields = properties.map(({ content }) => content);
  if (fieldPathId.path.length === 0) return fields;
  if (typeof fieldPathId.path.at(-1) === 'number') {
    const isWrong = Object.keys(errorSchema ?? {}).length > 0;
    return (
      <details open={isOpen || isWrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{getEntryTitle(formData) ?? title}</summary>
        {fields}
      </details>
    );
  }
  return (
    <fieldset>
      <legend>
        {title} {optionalDataControl}
      </legend>
      {description}
      {fields}
      {schema.additionalProperties !== undefined && (
        <button type="button" onClick={onAddProperty}>
          Add a row
        </button>
      )}
    </fieldset>
  );
}
