// The editor's page: the list of records, the questions of a new one, or one's form beside the page that it changes.
import { createRoot } from 'react-dom/client';
import { requestEditor } from './client.ts';
import type { NewRecordState } from './add-record.ts';
import FileEditor from './FileEditor.tsx';
import NewRecord from './NewRecord.tsx';
import Overview from './Overview.tsx';
import { Page } from './Page.tsx';
import type { FileState, Overview as OverviewData } from './server.ts';

const root = createRoot(document.getElementById('editor') as HTMLElement);
const tell = (message: string) => root.render(<Page title="Edit the site" message={message} />);
const query = new URLSearchParams(location.search);
const [path, kind] = [query.get('file'), query.get('new')];

tell('Reading data/ …');
openPage().then(
  (element) => root.render(element),
  (error: Error) => tell(error.message),
);

async function openPage() {
  if (path !== null)
    return <FileEditor path={path} first={await requestEditor<FileState>('/file', { path })} />;
  if (kind !== null)
    return <NewRecord kind={kind} first={await requestEditor<NewRecordState>('/question', { kind }, '{}')} />;
  return <Overview first={await requestEditor<OverviewData>('/overview')} />;
}
