// What an archive is made of.

/** Name and compressed bytes of each file in a ZIP archive. Throws when the data is no such archive. */
export function listZipEntries(archive: Buffer): { name: string; bytes: number }[] {
  // The directory's place stands in the last record, which is found by its mark.
  const end = archive.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0) throw new Error('the data is no ZIP archive');
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    const nameLength = archive.readUInt16LE(at + 28);
    const entry = {
      name: archive.toString('utf8', at + 46, at + 46 + nameLength),
      bytes: archive.readUInt32LE(at + 20),
    };
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    return entry;
  });
}
