// Which Blender the scripts of this folder are written for. 3.4 brought the Mix node of the world's light; 4.0 renamed the
// inputs of the Principled shader and changed its look, and 4.1 took smoothing by angle out of meshes.

/** What to install, for somebody without a Blender that works. */
export const blenderToInstall =
  'Blender 3.4 to 3.6: "apt-get install blender python3-numpy" on Debian 12, elsewhere download.blender.org/release';

/** A sentence about a Blender that the studio cannot use, by what `blender --version` prints; undefined for one it can. */
export function describeWrongBlender(versionText: string): string | undefined {
  const [, version, major, minor] = /^Blender ((\d+)\.(\d+)\S*)/m.exec(versionText) ?? [];
  if (Number(major) === 3 && Number(minor) >= 4) return undefined;
  return `Blender ${version ?? 'without a version'} does not work here: install ${blenderToInstall}`;
}
