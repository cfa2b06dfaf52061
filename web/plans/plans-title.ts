/** The header's title for a path of the reading plans. */
export function plansTitle(pathname: string): string {
  const [, root, place = ''] = pathname.split('/')
  if (root === 'plans' || /^\d+$/.test(place)) return 'Reading Plans'
  if (place === 'discover') return 'Discover Plans'
  if (place === 'create') return 'Create Plan'
  return place === 'edit' ? 'Edit Plan' : 'My Plans'
}
