/** A page with nothing on it but its name: what any page takes on this machine, to compare with. */
export const emptyPage = {
  path: '/an-empty-page',
  html:
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<meta name="description" content="Nothing"><title>Empty</title><h1>Empty</h1></html>',
};
