import type { PlayerId, TeamId } from '../ids/kinds'
import { digestOf, keyOf, NONE, NO_DIGESTS, type Digest, type DigestedRow, type Unit, type UnitDigests } from './figures'
import type { Remembered } from './remembered'
import { verdictOf } from './verdict'

/** A player's place on a team's roster, in the product's ids. */
export type WantedPlace = { readonly team: TeamId; readonly player: PlayerId }

/** The rosters that the files want (see `RosterRows`). */
export type WantedRosters =
  | { readonly kind: 'named'; readonly places: readonly WantedPlace[] }
  | { readonly kind: 'one-each'; readonly places: readonly { readonly player: PlayerId; readonly team: TeamId | null }[] }

/** The rosters of the entries that are active, and players who were deleted here; merged ones are the players for whom they count. */
export type RostersNow = {
  readonly rosters: ReadonlyMap<TeamId, readonly PlayerId[]>
  readonly removed: ReadonlySet<PlayerId>
  readonly masterOf: (player: PlayerId) => PlayerId
}

export type RosterPlan = Remembered & {
  readonly joins: ReadonlyMap<TeamId, readonly PlayerId[]>
  readonly leaves: readonly WantedPlace[]
}

type Step = {
  readonly join?: WantedPlace
  readonly leave?: WantedPlace
  readonly rows: DigestedRow[]
  readonly reports: string[]
}
const nothingToDo: Step = { rows: [], reports: [] }

const ON_ROSTER = { on: true }

const planPlace = (digest: Digest, before: UnitDigests, { team, player: named }: WantedPlace, current: RostersNow): Step => {
  const player = current.masterOf(named)
  const roster = current.rosters.get(team) ?? []
  const wanted = digestOf(digest, ON_ROSTER)
  const now = roster.includes(player) ? wanted : NONE
  const verdict = verdictOf({ last: before.get(`roster/${named}`), now, wanted })
  const rows: DigestedRow[] = [[keyOf(`team/${team}`, `roster/${named}`), wanted]]
  if (verdict === 'record') return { rows, reports: [] }
  if (verdict === 'carry') return { join: { team, player }, rows, reports: [] }
  if (verdict === 'same') return nothingToDo
  return { rows: [], reports: [`Player #${player} was taken off the roster of team #${team} here and stays off.`] }
}

/** Places that were brought in before and that the files do not have any more. */
const placesGone = (
  digests: ReadonlyMap<Unit, UnitDigests>,
  places: readonly WantedPlace[],
  { rosters, masterOf }: RostersNow,
): readonly string[] => {
  const given = new Set(places.map(({ team, player }) => `${team}/${masterOf(player)}`))
  return [...rosters].flatMap(([team, roster]) =>
    roster
      .filter(player => !given.has(`${team}/${player}`) && digests.get(`team/${team}`)?.get(`roster/${player}`))
      .map(player => `Player #${player} is no longer on the roster of team #${team} in the files. The place stays.`),
  )
}

/** Where a player is now, as far as it matters: where the files want him, where they last put him, or elsewhere. */
const placeNow = (digest: Digest, { rosters }: RostersNow, player: PlayerId, of: readonly (string | undefined)[]) => {
  const here = [...rosters]
    .filter(([, roster]) => roster.includes(player))
    .map(([team]) => ({ team, is: digestOf(digest, { team }) }))
  return of.map(one => here.find(({ is }) => is === one)).find(Boolean) ?? here[0]
}

const planOnlyPlace = (
  digest: Digest,
  before: UnitDigests,
  { player: named, team }: { player: PlayerId; team: TeamId | null },
  current: RostersNow,
): Step => {
  const player = current.masterOf(named)
  const wanted = digestOf(digest, team === null ? null : { team })
  const last = before.get('place')
  const here = placeNow(digest, current, player, [wanted, last])
  const now = here?.is ?? NONE
  const verdict = verdictOf({ last, now, wanted })
  const rows: DigestedRow[] = [[keyOf(`player/${named}`, 'place'), wanted]]
  if (verdict === 'record') return { rows, reports: [] }
  if (verdict === 'same') return nothingToDo
  if (verdict === 'changed-here')
    return { rows: [], reports: [`Player #${player}: the place on a roster was changed here and stays.`] }
  return {
    ...(here && now === last ? { leave: { team: here.team, player } } : {}),
    ...(team === null ? {} : { join: { team, player } }),
    rows,
    reports: [],
  }
}

const stepsOf = (
  digest: Digest,
  wanted: WantedRosters,
  digests: ReadonlyMap<Unit, UnitDigests>,
  current: RostersNow,
): readonly Step[] => {
  const { rosters, masterOf } = current
  const isRemoved = (player: PlayerId) => current.removed.has(masterOf(player))
  const before = (unit: Unit) => digests.get(unit) ?? NO_DIGESTS
  if (wanted.kind === 'one-each')
    return wanted.places
      .filter(({ player, team }) => !isRemoved(player) && (team === null || rosters.has(team)))
      .map(place => planOnlyPlace(digest, before(`player/${place.player}`), place, current))
  const steps = wanted.places
    .filter(({ player, team }) => !isRemoved(player) && rosters.has(team))
    .map(place => planPlace(digest, before(`team/${place.team}`), place, current))
  return [...steps, { rows: [], reports: [...placesGone(digests, wanted.places, current)] }]
}

/** Who joins and who leaves which roster, so that they are as the files say; what staff changed since stays and is reported. */
export const planRosters = (
  digest: Digest,
  wanted: WantedRosters,
  digests: ReadonlyMap<Unit, UnitDigests>,
  current: RostersNow,
): RosterPlan => {
  const steps = stepsOf(digest, wanted, digests, current)
  const joins = new Map<TeamId, readonly PlayerId[]>()
  for (const { join } of steps) if (join) joins.set(join.team, [...new Set([...(joins.get(join.team) ?? []), join.player])])
  return {
    joins,
    leaves: steps.flatMap(({ leave }) => leave ?? []),
    rows: steps.flatMap(({ rows }) => rows),
    reports: steps.flatMap(({ reports }) => reports),
  }
}
