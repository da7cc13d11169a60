import { groupBy } from '../facts/group-by'
import type { PlayerId, TeamId } from '../ids/kinds'
import { digestOf, keyOf, NO_VALUE, NO_DIGESTS, type Digest, type DigestedRow, type Unit, type UnitDigests } from './figures'
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

/** What the places of thousands of players are held against, reckoned once for all of them. */
type Compared = Pick<RostersNow, 'masterOf'> & {
  readonly before: (unit: Unit) => UnitDigests
  readonly teamsOf: (player: PlayerId) => readonly TeamId[]
  /** The digest of a place among others. */
  readonly onRoster: string
  /** The digest of a player's only place. */
  readonly onlyPlace: (team: TeamId) => string
}

const teamsByPlayer = (rosters: RostersNow['rosters']): ReadonlyMap<PlayerId, readonly TeamId[]> => {
  const places = [...rosters].flatMap(([team, roster]) => roster.map(player => ({ team, player })))
  return new Map(groupBy(places, ({ player }) => player).map(same => [same[0].player, same.map(({ team }) => team)]))
}

const comparedWith = (digest: Digest, digests: ReadonlyMap<Unit, UnitDigests>, { rosters, masterOf }: RostersNow): Compared => {
  const teams = teamsByPlayer(rosters)
  const places = new Map<TeamId, string>()
  const onlyPlace = (team: TeamId): string => {
    const known = places.get(team) ?? digestOf(digest, { team })
    places.set(team, known)
    return known
  }
  return {
    masterOf,
    before: unit => digests.get(unit) ?? NO_DIGESTS,
    teamsOf: player => teams.get(player) ?? [],
    onRoster: digestOf(digest, { on: true }),
    onlyPlace,
  }
}

const planPlace = ({ team, player: named }: WantedPlace, { masterOf, before, teamsOf, onRoster }: Compared): Step => {
  const player = masterOf(named)
  const now = teamsOf(player).includes(team) ? onRoster : NO_VALUE
  const verdict = verdictOf({ last: before(`team/${team}`).get(`roster/${named}`), now, wanted: onRoster })
  const rows: DigestedRow[] = [[keyOf(`team/${team}`, `roster/${named}`), onRoster]]
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

/** Where a player is now, as far as it matters: where the files want them, where they last put them, or elsewhere. */
const placeNow = ({ teamsOf, onlyPlace }: Compared, player: PlayerId, of: readonly (string | undefined)[]) => {
  const here = teamsOf(player).map(team => ({ team, is: onlyPlace(team) }))
  return of.map(one => here.find(({ is }) => is === one)).find(Boolean) ?? here[0]
}

const planOnlyPlace = ({ player: named, team }: { player: PlayerId; team: TeamId | null }, compared: Compared): Step => {
  const player = compared.masterOf(named)
  const wanted = team === null ? NO_VALUE : compared.onlyPlace(team)
  const last = compared.before(`player/${named}`).get('place')
  const here = placeNow(compared, player, [wanted, last])
  const now = here?.is ?? NO_VALUE
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
  const { rosters, removed, masterOf } = current
  const isRemoved = (player: PlayerId) => removed.has(masterOf(player))
  const compared = comparedWith(digest, digests, current)
  if (wanted.kind === 'one-each')
    return wanted.places
      .filter(({ player, team }) => !isRemoved(player) && (team === null || rosters.has(team)))
      .map(place => planOnlyPlace(place, compared))
  const steps = wanted.places
    .filter(({ player, team }) => !isRemoved(player) && rosters.has(team))
    .map(place => planPlace(place, compared))
  return [...steps, { rows: [], reports: [...placesGone(digests, wanted.places, current)] }]
}

/** Who joins which team, each once. */
const joinsOf = (steps: readonly Step[]): RosterPlan['joins'] => {
  const places = steps.flatMap(({ join }) => join ?? [])
  const together = groupBy(places, ({ team }) => team)
  return new Map(together.map(same => [same[0].team, [...new Set(same.map(({ player }) => player))]]))
}

/** Who joins and who leaves which roster, so that they are as the files say; what staff changed since stays and is reported. */
export const planRosters = (
  digest: Digest,
  wanted: WantedRosters,
  digests: ReadonlyMap<Unit, UnitDigests>,
  current: RostersNow,
): RosterPlan => {
  const steps = stepsOf(digest, wanted, digests, current)
  return {
    joins: joinsOf(steps),
    leaves: steps.flatMap(({ leave }) => leave ?? []),
    rows: steps.flatMap(({ rows }) => rows),
    reports: steps.flatMap(({ reports }) => reports),
  }
}
