/** First segments of pages that exist only for signed-in people (spec 1 §2, Authenticated routes). */
const ONLY_SIGNED_IN: ReadonlySet<string> = new Set([
  'bracket',
  'businesspage',
  'dashboard',
  'fab',
  'gameperiod',
  'imports',
  'leaguelist',
  'leagues',
  'navbar-links',
  'organizations',
  'playerattributes',
  'playerlistauth',
  'schedulebuilder',
  'season',
  'stats',
  'usersettings',
])

/** First segments under which signed-in people get the admin's view, and visitors of a domain the public one (spec 2 §2, Route gate). */
const BOTH: ReadonlySet<string> = new Set(['games', 'player', 'players', 'schedule', 'teamlist', 'teams'])

/** The pages that a signed-in person is led away from, to the dashboard. */
const ENTRANCES: ReadonlySet<string> = new Set(['', 'login'])

export type AdminPath = 'only-signed-in' | 'both' | 'entrance' | 'none'

/** Which part a path without a slug plays for signed-in people. */
export const adminPath = (path: string): AdminPath => {
  const [segment = ''] = path.toLowerCase().split('/').filter(Boolean)
  if (ONLY_SIGNED_IN.has(segment)) return 'only-signed-in'
  if (BOTH.has(segment)) return 'both'
  return ENTRANCES.has(segment) ? 'entrance' : 'none'
}
