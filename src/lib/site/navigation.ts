// Which menu entry is the current page's.

/** Whether a menu link is active on a page: home only on its own address, others also on addresses below them. */
export function isActivePath(currentPath: string, linkPath: string): boolean {
  if (linkPath === '/') return currentPath === '/';
  return currentPath === linkPath || currentPath.startsWith(`${linkPath}/`);
}
