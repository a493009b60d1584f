// How the parts of a form are laid out: what is changed most first, the rest folded up under headings.
import {
  getUiOptions,
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  type ErrorSchema,
  type ObjectFieldTemplateProps,
  type UiSchema,
} from '@rjsf/utils';
import { useState, type ReactNode } from 'react';
import { getEntryTitle } from '../../content/labels.ts';
import { pictureUrl } from './client.ts';
import type { Sections, Variants } from './form-schema.ts';

interface FoldProps {
  title: ReactNode;
  /** What is in it, in a few words. */
  note?: string | undefined;
  /** Below data/. */
  picture?: string | undefined;
  startsOpen?: boolean | undefined;
  /** What is wrong in it opens it. */
  isWrong: boolean;
  children: ReactNode;
}

/** Fields that are folded up under their own name. */
function Fold({ title, note, picture, startsOpen = false, isWrong, children }: FoldProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details open={isOpen || isWrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {picture !== undefined && <img src={pictureUrl(picture)} alt="" loading="lazy" />}
        <span>{title}</span>
        {note !== undefined && <span className="note">{note}</span>}
      </summary>
      {children}
    </details>
  );
}

/** The fields of a record: a section of the form, an entry of a list, or a frame within one of them. */
export function Fields(props: ObjectFieldTemplateProps) {
  const { title, fieldPathId, errorSchema, optionalDataControl, schema, uiSchema } = props;
  const formData: unknown = props.formData;
  const { path } = fieldPathId;
  const { sections, variants, startsOpen } = getOptions(uiSchema);
  // What was named before it was opened keeps its short name, by which others know it.
  const [hasName] = useState(
    () => readField(formData, 'id') !== undefined && getEntryTitle(formData) !== undefined,
  );
  const isKept = (name: string) => name === 'id' && hasName && !hasErrors(errorSchema?.[name]);
  const fields = props.properties.filter(({ name }) => isShown(name, formData, variants) && !isKept(name));
  if (path.length === 0) return <SectionsOfForm {...{ fields, sections, errorSchema }} />;
  const content = (
    <>
      <p className="field-description">{schema.description}</p>
      {optionalDataControl}
      {fields.map((field) => field.content)}
      {schema.additionalProperties !== undefined && (
        <button type="button" onClick={props.onAddProperty}>
          Add a row
        </button>
      )}
    </>
  );
  const isWrong = hasErrors(errorSchema);
  if (typeof path.at(-1) === 'number') {
    const { name, picture } = describeEntry(formData, uiSchema);
    return <Fold {...{ title: name ?? title, picture, isWrong, children: content }} />;
  }
  if (path.length === 1) {
    // What a page fills in is a riddle here.
    const note = getEntryTitle(formData)?.replaceAll(/\{\{.*?\}\}/g, '…');
    return (
      <Fold title={<Heading>{title}</Heading>} {...{ note, startsOpen, isWrong }}>
        <div role="group" aria-label={title}>
          {content}
        </div>
      </Fold>
    );
  }
  return (
    <fieldset>
      <legend>{title}</legend>
      {content}
    </fieldset>
  );
}

interface SectionsProps {
  fields: ObjectFieldTemplateProps['properties'];
  sections: Sections;
  errorSchema: ErrorSchema | undefined;
}

/** The form from top to bottom: the section without a heading, single words, sections, and what no section names. */
function SectionsOfForm({ fields, sections, errorSchema }: SectionsProps) {
  const pick = (names: readonly string[]) =>
    names.flatMap((name) => fields.filter((field) => field.name === name).map(({ content }) => content));
  const named = Object.values(sections).flat();
  return (
    <>
      {Object.entries(sections).map(([heading, names]) => {
        const content = pick(names);
        // A record or a list has a fold of its own.
        if (heading === '' || names.length < 2 || content.length === 0) return content;
        const isWrong = names.some((name) => hasErrors(errorSchema?.[name]));
        return (
          <Fold key={heading} title={<Heading>{heading}</Heading>} isWrong={isWrong}>
            {content}
          </Fold>
        );
      })}
      {fields.filter(({ name }) => !named.includes(name)).map(({ content }) => content)}
    </>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return <h2>{children}</h2>;
}

/** A list: a section of the form, or a frame within one. */
export function Entries(props: ArrayFieldTemplateProps) {
  const {
    title,
    schema,
    items,
    canAdd,
    onAddClick,
    optionalDataControl,
    fieldPathId,
    errorSchema,
    uiSchema,
  } = props;
  const content = (
    <>
      <p className="field-description">{schema.description}</p>
      {optionalDataControl}
      {items}
      {canAdd && (
        <button
          type="button"
          onClick={(event) => {
            const { currentTarget: button } = event;
            onAddClick(event);
            requestAnimationFrame(() => {
              focusEntryBefore(button);
            });
          }}
        >
          Add
        </button>
      )}
    </>
  );
  if (fieldPathId.path.length > 1) {
    return (
      <fieldset>
        <legend>{title}</legend>
        {content}
      </fieldset>
    );
  }
  const { startsOpen } = getOptions(uiSchema);
  return (
    <Fold
      title={<Heading>{title}</Heading>}
      note={items.length === 0 ? 'none' : items.length === 1 ? 'one entry' : `${items.length} entries`}
      startsOpen={startsOpen}
      isWrong={hasErrors(errorSchema)}
    >
      <div role="group" aria-label={title}>
        {content}
      </div>
    </Fold>
  );
}

/** Opens the entry that the button has just added above itself, and puts the focus into it. */
function focusEntryBefore(button: HTMLElement): void {
  const entry = button.previousElementSibling;
  const fold = entry?.querySelector('details');
  if (fold) fold.open = true;
  entry?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}

/** An entry of a list, with what moves it and takes it out. */
export function Entry({ children, buttonsProps, index, hasToolbar }: ArrayFieldItemTemplateProps) {
  const { hasMoveUp, hasMoveDown, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const name = `entry ${index + 1}`;
  return (
    <div className="entry">
      {children}
      {hasToolbar && (
        <div className="toolbar">
          <ToolButton sign="↑" label={`Move ${name} up`} isOff={!hasMoveUp} onPress={onMoveUpItem} />
          <ToolButton sign="↓" label={`Move ${name} down`} isOff={!hasMoveDown} onPress={onMoveDownItem} />
          <ToolButton sign="✕" label={`Remove ${name}`} isOff={false} onPress={onRemoveItem} />
        </div>
      )}
    </div>
  );
}

interface ToolButtonProps {
  sign: string;
  label: string;
  isOff: boolean;
  onPress: () => void;
}

function ToolButton({ sign, label, isOff, onPress }: ToolButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} disabled={isOff} onClick={onPress}>
      {sign}
    </button>
  );
}

interface PartOptions {
  sections: Sections;
  variants?: Variants;
  startsOpen?: boolean;
}

function getOptions(uiSchema: UiSchema | undefined): PartOptions {
  return { sections: {}, ...(getUiOptions(uiSchema) as Partial<PartOptions>) };
}

/** Whether an entry of its kind has a field; one that is filled in shows as well, so that it can be emptied. */
function isShown(name: string, formData: unknown, variants: Variants | undefined): boolean {
  const fields = variants && variants.fields[String(readField(formData, variants.by))];
  return !fields || fields.includes(name) || readField(formData, name) !== undefined;
}

function readField(formData: unknown, name: string): unknown {
  return Reflect.get(Object(formData) as object, name);
}

/** Whether something is wrong in a field or in one within it; a field that was changed is named too, with nothing behind. */
function hasErrors(errors: ErrorSchema | undefined): boolean {
  const fields = Object.values(errors ?? {}) as (ErrorSchema | undefined)[];
  return errors?.__errors !== undefined || fields.some(hasErrors);
}

/** What an entry is called and shows: by its own words, else by the record that it names. */
function describeEntry(formData: unknown, uiSchema: UiSchema = {}): { name?: string; picture?: string } {
  const options = Object.entries(uiSchema).map(([key, ui]) => ({
    chosen: readField(formData, key) as string | undefined,
    ...(getUiOptions(ui as UiSchema) as InputOptions),
  }));
  const pictured = options.find(({ chosen, folder, pictures }) => chosen && (folder ?? pictures?.[chosen]));
  const { folder, pictures, chosen = '' } = pictured ?? {};
  const picture = folder === undefined ? pictures?.[chosen] : `${folder}/${chosen}`;
  const named = options.find(({ chosen, names }) => chosen && names?.[chosen]);
  const name = getEntryTitle(formData) ?? named?.names?.[named.chosen ?? ''];
  return { ...(name !== undefined && { name }), ...(picture !== undefined && { picture }) };
}

/** What the form says of an input that chooses: pictures and names by choice, or the folder of its pictures. */
export interface InputOptions {
  folder?: string;
  pictures?: Readonly<Record<string, string>>;
  names?: Readonly<Record<string, string>>;
}
