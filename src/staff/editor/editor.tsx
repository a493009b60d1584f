// The editor's page: the list of records, or one record's form beside the page that it changes.
import { createRoot } from 'react-dom/client';
import { requestEditor } from './client.ts';
import FileEditor from './FileEditor.tsx';
import Overview from './Overview.tsx';
import { Page } from './Page.tsx';
import type { FileState, Overview as OverviewData } from './server.ts';

const root = createRoot(document.getElementById('editor') as HTMLElement);
const tell = (message: string) => root.render(<Page title="Edit the site" message={message} />);
const path = new URLSearchParams(location.search).get('file');

tell('Reading data/ …');
const page =
  path === null
    ? requestEditor<OverviewData>('/overview').then((data) => <Overview first={data} />)
    : requestEditor<FileState>('/file', { path }).then((file) => <FileEditor path={path} first={file} />);
page.then(
  (element) => root.render(element),
  (error: Error) => tell(error.message),
);
