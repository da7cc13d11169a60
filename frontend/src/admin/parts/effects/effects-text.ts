import type {
  EffectsAnswer,
  GameEffectAnswer,
  GameSeenAnswer,
  LeaderEffectAnswer,
  ProgressEffectAnswer,
  RankEffectAnswer,
  SlotEffectAnswer,
} from '../../../api/schema'
import { dateText } from '../../../ui/format/dates'
import { none, ordinal, whole } from '../../../ui/format/figures'

/** One thing that changes: `Monday`, `Owls 2nd → 3rd, Hawks 3rd → 2nd`. */
export type EffectLine = { readonly about: string; readonly text: string }

const arrow = (from: string, to: string) => `${from} → ${to}`

const place = (rank: number | null) => (rank === null ? none : ordinal(rank))

/** Things that are about the same, in one line, in the order in which they came. */
const gathered = <Thing>(
  things: readonly Thing[],
  aboutOf: (thing: Thing) => string,
  textOf: (thing: Thing) => string,
): readonly EffectLine[] =>
  [...new Set(things.map(aboutOf))].map(about => ({
    about,
    text: things
      .filter(thing => aboutOf(thing) === about)
      .map(textOf)
      .join(', '),
  }))

const ranks = (all: readonly RankEffectAnswer[]) =>
  gathered(
    all,
    ({ leagueName }) => leagueName,
    ({ team, from, to }) => `${team.name} ${arrow(place(from), place(to))}`,
  )

const slots = (all: readonly SlotEffectAnswer[]) =>
  gathered(
    all,
    ({ label }) => label,
    ({ from, to }) => arrow(from?.name ?? 'not known yet', to?.name ?? 'not known yet'),
  )

const teams = ({ away_team, home_team }: GameSeenAnswer) => `${away_team.name} @ ${home_team.name}`

const result = ({ score_home, score_away, walkover_winner, home_team, away_team }: GameSeenAnswer) => {
  if (walkover_winner !== null) return `walk-over for ${(walkover_winner === 'home' ? home_team : away_team).name}`
  return score_home === null || score_away === null ? null : `${score_away}–${score_home}`
}

const gameText = ({ from, to }: GameEffectAnswer): string => {
  if (to === null) return 'is deleted'
  if (from === null) return 'comes back'
  const [was, is] = [result(from), result(to)]
  const sides = teams(from) === teams(to) ? [] : [`becomes ${teams(to)}`]
  if (was === is) return sides.join()
  return [...sides, is === null ? `loses its result ${was}` : `gets the result ${is}`].join(' and ')
}

const gameName = ({ label, date, from, to }: GameEffectAnswer) => {
  const game = from ?? to
  return [label, game && teams(game), date && dateText(date)].filter(Boolean).join(', ')
}

const games = (all: readonly GameEffectAnswer[]) => all.map(game => ({ about: gameName(game), text: gameText(game) }))

const byWords = { game: 'per game', total: 'in total' }

const leaders = (all: readonly LeaderEffectAnswer[]) =>
  gathered(
    all,
    ({ abbreviation, by }) => `${abbreviation} ${byWords[by]}`,
    ({ firstName, lastName, from, to }) => `${firstName} ${lastName} ${arrow(place(from), place(to))}`,
  )

const progress = (all: readonly ProgressEffectAnswer[]) =>
  all.map(({ name, from, to }) => ({
    about: `Played in ${name}`,
    text: arrow(`${whole(from.completed)} of ${whole(from.games)}`, `${whole(to.completed)} of ${whole(to.games)}`),
  }))

/** What a change leads to, line by line; none where nothing else changes. */
export const effectLines = (effects: EffectsAnswer): readonly EffectLine[] => [
  ...ranks(effects.ranks),
  ...slots(effects.bracket),
  ...games(effects.games),
  ...leaders(effects.leaders),
  ...progress(effects.progress),
  ...(effects.further ? [{ about: 'And further', text: 'more follows than is shown here' }] : []),
]

/** The lines that were not there before. */
export const newLines = (lines: readonly EffectLine[], before: readonly EffectLine[]): ReadonlySet<EffectLine> =>
  new Set(lines.filter(line => !before.some(({ about, text }) => about === line.about && text === line.text)))
