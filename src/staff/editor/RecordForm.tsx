// A record's form by react-jsonschema-form, which finds nothing wrong by itself: the checks of data/ say what is.
import Form from '@rjsf/core';
import {
  englishStringTranslator,
  type ErrorSchema,
  type RJSFSchema,
  type UiSchema,
  TranslatableString,
  type ValidatorType,
} from '@rjsf/utils';
import { useMemo } from 'react';
import { readFieldPath } from './focus-field.ts';
import type { FormShape } from './form-schema.ts';
import { ChoiceInput, FigureInput, PhoneInput, TextInput, TimeInput } from './FormInputs.tsx';
import { Entries, Entry, Fields } from './FormParts.tsx';
import MarkdownField from './MarkdownField.tsx';
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
      extraErrors={errors}
      showErrorList={false}
      widgets={widgets}
      translateString={translate}
      templates={templates}
      experimental_defaultFormStateBehavior={noDefaults}
      onChange={({ formData }: { formData?: FileState['value'] }) => onChange(formData ?? {})}
    />
  );
}

const widgets = {
  SelectWidget: ChoiceInput,
  words: TextInput,
  picture: PictureField,
  markdown: MarkdownField,
  time: TimeInput,
  phone: PhoneInput,
  figure: FigureInput,
};

const templates = {
  ObjectFieldTemplate: Fields,
  ArrayFieldTemplate: Entries,
  ArrayFieldItemTemplate: Entry,
};

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

const noValidator: ValidatorType<FileState['value'], RJSFSchema> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

/** Diagnostics as the form wants them, a tree of fields. */
function buildErrors(diagnostics: readonly EditorDiagnostic[]): ErrorSchema {
  const root: ErrorSchema = {};
  for (const { field, message: words } of diagnostics) {
    let place = root;
    for (const step of readFieldPath(field)) place = place[step] ??= {};
    (place.__errors ??= []).push(words);
  }
  return root;
}
