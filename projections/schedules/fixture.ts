import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { GameFact } from '@fullcourt/domain/games/events'
import type { FiguresChange } from '@fullcourt/domain/games/figures-facts'
import type { GameId, LeagueId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { fixtureAfter } from '@fullcourt/domain/schedules/difference/fixture'
import { ofTeamIn } from '@fullcourt/domain/schedules/difference/team-change'
import { withVersion, type FixtureVersion, type GameVersions } from '@fullcourt/domain/schedules/difference/versions'
import { knownOf, unknownCard, type Card } from '../card'
import { ofTeam } from '../games/game-lists'
import { onFigures } from '../games/on-figures'
import { padId } from '../order'
import { projection, type ListPlace } from '../projection'

/** How a game stood in its schedule, from its beginning on: what changes of schedules are made of. */
export type FixtureCard = Card<
  GameVersions & {
    readonly season: SeasonId
    /** Its own; null of a game of a bracket. */
    readonly league: LeagueId | null
    /** Its own, and those of both sides. */
    readonly leagues: readonly LeagueId[]
  }
>

/** So many versions of a game are kept; its history has all of them. */
const KEPT_VERSIONS = 50

/** The order of a moment, and of games of the same moment. */
const orderAt = (at: string, { game }: GameVersions): string => `${at} ${padId(game)}`

/** The moment with which an order begins. */
export const AT_LENGTH = '2026-07-02T04:00:00.250Z'.length

const teamsOf = ({ versions }: GameVersions): readonly TeamId[] => [
  ...new Set(versions.flatMap(({ fixture }) => (fixture ? [fixture.home, fixture.away] : []))),
]

/** The moments at which a team read something new of the game: that it is its own at first. */
const momentsFor = (team: TeamId, { game, versions }: GameVersions): readonly string[] => {
  const read = versions.map(({ fixture }) => JSON.stringify(ofTeamIn(team, fixture && { ...fixture, game })))
  return versions.flatMap(({ at }, place) => (read[place] === (read[place - 1] ?? 'null') ? [] : [at]))
}

const forTeams =
  (momentOf: (moments: readonly string[]) => string | undefined) =>
  (document: FixtureCard): readonly ListPlace[] => {
    const card = knownOf(document)
    if (card === undefined) return []
    return teamsOf(card).flatMap(team => {
      const at = momentOf(momentsFor(team, card))
      return at === undefined ? [] : [{ key: ofTeam(card.season, team), order: orderAt(at, card) }]
    })
  }

const inSeason = (document: FixtureCard): readonly ListPlace[] => {
  const card = knownOf(document)
  const last = card?.versions.at(-1)
  return card && last ? [{ key: String(card.season), order: orderAt(last.at, card) }] : []
}

const kept = (versions: readonly FixtureVersion[], earlier: number) => {
  const dropped = Math.max(0, versions.length - KEPT_VERSIONS)
  return { versions: versions.slice(dropped), earlier: earlier + dropped }
}

const withFact = (document: FixtureCard, fact: Recorded<GameFact>): FixtureCard => {
  const card = knownOf(document)
  const { game, in: context } = fact.data
  const before = card?.versions ?? []
  const fixture = fixtureAfter(before.at(-1)?.fixture ?? null, fact)
  const { time: at, correlation: action, actor: by } = fact.metadata
  const versions = withVersion(before, { at, action, by, fixture })
  if (card && versions === before) return card
  const { league, home, away } = { ...context, ...(fact.type === 'GameSidesChanged' ? fact.data.is : {}) }
  return {
    game,
    season: context.season,
    league,
    leagues: [...new Set([league, home.league, away.league])].filter(id => id !== null),
    ...kept(versions, card?.earlier ?? 0),
    status: fixture === null ? 'deleted' : 'active',
  }
}

const idOf = ({ game }: { readonly game: GameId }) => [String(game)]

const ofSchedules = (['GameScheduled', 'GameDetailsChanged', 'GameSwapped', 'GameSidesChanged'] as const).reduce(
  (listening, type) => listening.on(type, idOf, (document, _, { fact }) => withFact(document, fact)),
  projection<FixtureCard, AnyFact>('fixtureCard', {
    version: 1,
    initial: () => unknownCard,
    indexes: {
      changed: forTeams(moments => moments.slice(1).at(-1)),
      began: forTeams(([first]) => first),
      season: inSeason,
    },
  }),
)

/** A game leaves the schedule with its figures, and comes back with them; nothing else of them is of the schedule. */
const isOfSchedule = ({ how }: FiguresChange) => how === 'deleted' || how === 'restored'

/**
 * One document per game, deleted ones too. Lists, in the order of moments: of a team in a season, by when the games `began` to be its
 * own, and those that it read something new of since, by when they `changed` last; of a `season`, by the last change.
 */
export const fixtureCard = onFigures(
  ofSchedules,
  ({ change, fact }) => (isOfSchedule(change) ? idOf(fact.data) : []),
  (document, { fact }) => withFact(document, fact),
)
