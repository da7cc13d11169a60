import { addressOf, type Filling } from '../slice'
import type { Sample } from '../sample'

/** The ids in a call's path, of things of a sample. */
export const organization = ({ organization: { id } }: Sample): Filling => ({ ids: { id } })
export const user = ({ user: id }: Sample): Filling => ({ ids: { id } })
export const season = ({ league: { season: id } }: Sample): Filling => ({ ids: { id } })
export const inSeason = ({ league: { season } }: Sample): Filling => ({ ids: { seasonId: season } })
export const league = ({ league: { season, league } }: Sample): Filling => ({ ids: { seasonId: season, leagueId: league } })
export const entry = (sample: Sample): Filling => ({ ids: { ...league(sample).ids, id: sample.teams[0] } })
export const team = ({ teams: [id] }: Sample): Filling => ({ ids: { id } })
export const player = ({ player: id }: Sample): Filling => ({ ids: { id } })
export const game = ({ game: id }: Sample): Filling => ({ ids: { id } })
export const sport = (): Filling => ({ ids: { sportId: 1 } })

/** Of a call that brings back what is at the address of its path: it was deleted before. */
export const restoring = async (path: string, ids: NonNullable<Filling['ids']>, fresh: Sample['fresh']): Promise<Filling> => {
  await fresh.deleted(addressOf({ path }, { ids }))
  return { ids }
}

let asked = 0

/** A list turned round by one place more each time: every call changes something. */
export const turned = <Thing>(things: readonly Thing[]): readonly Thing[] => {
  const from = (++asked % (things.length - 1)) + 1
  return [...things.slice(from), ...things.slice(0, from)]
}

const flips = new WeakMap<Sample, Map<string, boolean>>()

/** True at first, then the other each time: every call changes something of a sample that began as false. */
export const flipped = (sample: Sample, what: string): boolean => {
  const ofSample = flips.get(sample) ?? new Map<string, boolean>()
  const is = !(ofSample.get(what) ?? false)
  flips.set(sample, ofSample.set(what, is))
  return is
}
