import type {
  EffectsAnswer,
  GameEffectAnswer,
  GameSeenAnswer,
  LeaderEffectAnswer,
  ProgressEffectAnswer,
  RankEffectAnswer,
  SlotEffectAnswer,
} from '../../core/effects/effects.answers'
import type { TeamNameAnswer } from '../../core/readers/team-name.answers'
import type { BracketAnswer, BracketSlotAnswer, MatchupAnswer, SeededTeamAnswer } from '../../contexts/brackets/brackets.answers'
import type { GameAnswer } from '../../contexts/games/games.answers'
import type { StandingsTeamAnswer } from '../../contexts/standings/standings.answers'
import type { PlayerLeaderAnswer } from '../../contexts/standings/statistics.answers'
import type { ShownPages, ShownLeaders } from './shown-reader'

/** What two looks at the same pages differ in. */
export type Effects = Pick<EffectsAnswer, 'ranks' | 'leaders' | 'bracket' | 'games' | 'progress'>

/** The things of both, in the order of the second, then those that the second lacks. */
const paired = <Thing>(
  before: readonly Thing[],
  after: readonly Thing[],
  nameOf: (thing: Thing) => string | number,
): readonly { readonly before: Thing | undefined; readonly after: Thing | undefined }[] => {
  const [was, is] = [before, after].map(things => new Map(things.map(thing => [nameOf(thing), thing])))
  const names = [...new Set([...after, ...before].map(nameOf))]
  return names.map(name => ({ before: was?.get(name), after: is?.get(name) }))
}

type Pair<Thing> = { readonly before: Thing | undefined; readonly after: Thing | undefined }

/** The ranks of a pair, where they differ. */
const movedFrom = (pair: Pair<{ readonly rank: number }>): Pick<RankEffectAnswer, 'from' | 'to'> | undefined => {
  const [from, to] = [pair.before?.rank ?? null, pair.after?.rank ?? null]
  return from === to ? undefined : { from, to }
}

const teamOf = ({ id, name, colors, abbreviation, logo }: TeamNameAnswer): TeamNameAnswer => ({
  id,
  name,
  colors,
  abbreviation,
  logo,
})

const ranksOf = (before: readonly StandingsTeamAnswer[], after: readonly StandingsTeamAnswer[]): RankEffectAnswer[] =>
  paired(before, after, row => row.slt_id).flatMap(pair => {
    const [moved, row] = [movedFrom(pair), pair.after ?? pair.before]
    return moved && row ? [{ league_id: row.league_id, leagueName: row.leagueName, team: teamOf(row), ...moved }] : []
  })

/** Who leads, by statistic. */
type Leader = PlayerLeaderAnswer & Pick<LeaderEffectAnswer, 'abbreviation' | 'by'>

const leadersIn = (shown: readonly ShownLeaders[]): readonly Leader[] =>
  shown.flatMap(({ by, statistics }) =>
    statistics.flatMap(({ abbreviation, leaders }) => leaders.map(leader => ({ ...leader, abbreviation, by }))),
  )

const leadersOf = (before: readonly ShownLeaders[], after: readonly ShownLeaders[]): LeaderEffectAnswer[] =>
  paired(
    leadersIn(before),
    leadersIn(after),
    ({ by, abbreviation, player_id: player }) => `${by} ${abbreviation} ${player}`,
  ).flatMap(pair => {
    const [moved, leader] = [movedFrom(pair), pair.after ?? pair.before]
    if (!moved || !leader) return []
    const { player_id, firstName, lastName, abbreviation, by } = leader
    return [{ player_id, firstName, lastName, abbreviation, by, ...moved }]
  })

type Division = { readonly id: number; readonly name: string }

/** A place in a bracket with the team that has it. */
type Slot = Pick<SlotEffectAnswer, 'match_id' | 'label'> & { readonly place: string; readonly team: SeededTeamAnswer | null }

const slotOf = ({ matchId, label }: MatchupAnswer, side: string, { team }: BracketSlotAnswer): Slot => ({
  match_id: matchId,
  label,
  place: `${matchId} ${side}`,
  team,
})

const slotsOf = ({ rounds, thirdPlace, champion }: BracketAnswer): readonly Slot[] => [
  ...[...rounds.flatMap(({ matchups }) => matchups), ...(thirdPlace ? [thirdPlace] : [])].flatMap(matchup => [
    slotOf(matchup, 'A', matchup.teamA),
    slotOf(matchup, 'B', matchup.teamB),
  ]),
  { match_id: null, label: 'Champion', place: 'champion', team: champion },
]

const bracketOf = ({ id, name }: Division, before: readonly Slot[], after: readonly Slot[]): SlotEffectAnswer[] =>
  paired(before, after, ({ place }) => place).flatMap(pair => {
    const [from, to, slot] = [pair.before?.team ?? null, pair.after?.team ?? null, pair.after ?? pair.before]
    if (from?.id === to?.id || slot === undefined) return []
    const { match_id, label } = slot
    return [{ division_id: id, divisionName: name, match_id, label, from: from && teamOf(from), to: to && teamOf(to) }]
  })

const seen = ({ home_team, away_team, score_home, score_away, walkover_winner }: GameAnswer): GameSeenAnswer => ({
  home_team: teamOf(home_team),
  away_team: teamOf(away_team),
  score_home,
  score_away,
  walkover_winner,
})

const gamesOf = (before: readonly GameAnswer[], after: readonly GameAnswer[]): GameEffectAnswer[] =>
  paired(before, after, ({ id }) => id).flatMap(pair => {
    const [from, to, game] = [
      pair.before ? seen(pair.before) : null,
      pair.after ? seen(pair.after) : null,
      pair.after ?? pair.before,
    ]
    if (game === undefined || JSON.stringify(from) === JSON.stringify(to)) return []
    return [{ game_id: game.id, label: game.matchupLabel, date: game.date, from, to }]
  })

const progressOf = (before: ShownPages['progress'], after: ShownPages['progress']): ProgressEffectAnswer[] =>
  paired(before, after, ({ league, division }) => `${league} ${division}`).flatMap(pair => {
    const part = pair.after ?? pair.before
    const [from, to] = [pair.before, pair.after].map(one => ({
      games: one?.counts.games ?? 0,
      completed: one?.counts.completed ?? 0,
    }))
    if (!part || !from || !to || (from.games === to.games && from.completed === to.completed)) return []
    return [{ league_id: part.league, division_id: part.division, name: part.name, from, to }]
  })

const keysOf = <Key>(one: ReadonlyMap<Key, unknown>, other: ReadonlyMap<Key, unknown>): readonly Key[] => [
  ...new Set([...other.keys(), ...one.keys()]),
]

/** What visitors would see change between two looks. */
export const differenceOf = (before: ShownPages, after: ShownPages): Effects => ({
  ranks: keysOf(before.tables, after.tables).flatMap(league =>
    ranksOf(before.tables.get(league) ?? [], after.tables.get(league) ?? []),
  ),
  leaders: leadersOf(before.leaders, after.leaders),
  bracket: keysOf(before.brackets, after.brackets).flatMap(id => {
    const [was, is] = [before.brackets.get(id), after.brackets.get(id)]
    const slots = (shown: typeof was) => (shown ? slotsOf(shown.bracket) : [])
    return bracketOf({ id, name: (is ?? was)?.name ?? '' }, slots(was), slots(is))
  }),
  games: gamesOf([...before.games.values()], [...after.games.values()]),
  progress: progressOf(before.progress, after.progress),
})
