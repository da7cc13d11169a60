import type { ChangesAroundAnswer } from '../../api/schema'

/** Whose changes are between two moments of a page: of what it shows, or of all that the organization has. */
export type ThingOfPage = { readonly kind: 'game' | 'team' | 'player' | 'organization'; readonly id: number }

const KINDS = { games: 'game', teams: 'team', players: 'player' } as const

const isPart = (part: string): part is keyof typeof KINDS => part in KINDS

export const thingOfPage = (pathname: string, organization: number): ThingOfPage => {
  const [, part = '', id = ''] = /^\/(\w+)\/([1-9]\d*)/.exec(pathname) ?? []
  return isPart(part) ? { kind: KINDS[part], id: Number(id) } : { kind: 'organization', id: organization }
}

type Around = Pick<ChangesAroundAnswer, 'at' | 'earlier' | 'later'>

/** After which change a page shows a thing, and the changes to step to; in the midst of an action, that one is still to come. */
export const stepsAt = (position: string, around: Around): Around => {
  const { at } = around
  return at !== null && at.position > position ? { ...around, at: null, later: at } : around
}
