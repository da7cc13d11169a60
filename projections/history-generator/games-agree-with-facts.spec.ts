import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { BoxScoreLine } from '@fullcourt/domain/games/events'
import { deriveLine } from '@fullcourt/domain/statistics/line'
import { scoreIn } from '@fullcourt/domain/statistics/score-figure'
import { brackets } from '../brackets/brackets'
import { gameCard } from '../games/game-card'
import { gameSheet } from '../games/game-sheet'
import { byId, count, factsOf, gamesOf, holds, holdsAllAlong, type SomeGame } from './at-the-end'
import { activeGamesOfFacts, gamesOfFacts, hasLine, ofGame } from './games-of-facts'

/** Games, computed anew of all the facts about each. */

type Facts = readonly Recorded<AnyFact>[]

it('The decisions end with the games that the facts say', () =>
  holds(gameSheet, (_, { facts, installation }) => {
    const known = gamesOf(installation).map(({ kind, id, context, details, figures }) => ({
      kind,
      id,
      context,
      details,
      figures,
    }))
    expect(known.toSorted((a, b) => a.id - b.id)).toEqual(gamesOfFacts(facts))
  }))

/** The revision of the last of these facts; null where there is none. */
const lastRevision = (facts: Facts): number | null => facts.at(-1)?.revision ?? null

const isOfPeriod =
  (period: number) =>
  (fact: Recorded<AnyFact>): boolean => {
    if (fact.type === 'PeriodScoreUpdated') return fact.data.is.period === period
    const isWhole = fact.type === 'GameFiguresRestored' || fact.type === 'GameRestored'
    return isWhole && fact.data.is.periods.some(one => one.period === period)
  }

const isOfLine =
  (of: BoxScoreLine) =>
  (fact: Recorded<AnyFact>): boolean => {
    if (fact.type === 'BoxScoreLineRecorded') return hasLine([of], fact.data)
    const isWhole = fact.type === 'GameFiguresRestored' || fact.type === 'GameRestored'
    return isWhole && hasLine(fact.data.is.lines, of)
  }

/** What says what a game came to; one that came back without a result says nothing. */
const scoreRevision = (about: Facts): number | null => {
  const last = factsOf(about, 'ScoreUpdated', 'WalkoverRecorded', 'GameReset', 'GameFiguresRestored', 'GameRestored').at(-1)
  const isNothing = last?.type === 'GameRestored' && last.data.is.score === null && last.data.is.walkover === undefined
  return isNothing ? null : (last?.revision ?? null)
}

it('A sheet shows each figure at the revision of the fact that said it last, and nothing of a deleted game', () =>
  holdsAllAlong(gameSheet, (documents, facts) => {
    const games = gamesOfFacts(facts).map(({ id, kind, context: { season, stage }, figures: { periods, lines } }) => {
      const about = ofGame(facts, id)
      const nothing = { id, in: null, scoreRevision: null, detailsRevision: null, periods: [], lines: [] }
      const sheet = {
        id,
        in: { season, stage },
        scoreRevision: scoreRevision(about),
        detailsRevision: lastRevision(factsOf(about, 'GameScheduled', 'GameDetailsChanged', 'GameSwapped', 'GameRestored')),
        periods: periods.map(one => ({ ...one, revision: lastRevision(about.filter(isOfPeriod(one.period))) })),
        lines: lines.map(line => ({ ...line, revision: lastRevision(about.filter(isOfLine(line))) })),
      }
      return kind === 'deleted' ? nothing : sheet
    })
    expect(documents).toEqual(byId<{ readonly id: number }>(games))
  }))

/** Of one side, what its lines and periods add up to. */
const pointsOf = ({ lines, periods }: SomeGame['figures'], side: 'home' | 'away') => {
  const kept = lines.filter(line => line.side === side).flatMap(({ line }) => scoreIn(deriveLine(line).figures) ?? [])
  const entered = periods.flatMap(period => period[side] ?? [])
  return {
    player: { sum: sum(kept), lines: kept.length },
    period: { sum: sum(entered), count: entered.length },
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

it('Cards of games say what the games are, and add up as their sheets do', () =>
  holdsAllAlong(gameCard, (documents, facts) => {
    const cards = gamesOfFacts(facts).map(({ kind, id, context, details, figures }) => {
      const { score, walkover, lines } = figures
      const [home, away] = [pointsOf(figures, 'home'), pointsOf(figures, 'away')]
      return {
        id,
        context,
        details,
        score,
        ...(walkover === undefined ? {} : { walkover }),
        players: { home: home.player, away: away.player },
        periods: { home: home.period, away: away.period },
        entered: count(lines, ({ line }) => Object.keys(line).length > 0),
        flagged: count(lines, ({ line }) => deriveLine(line).flags.length > 0),
        status: kind,
      }
    })
    expect(documents).toEqual(byId(cards))
  }))

it('A bracket has the games of its matchups that are there, with the entries that play them and what they came to', () =>
  holdsAllAlong(brackets, (documents, facts) => {
    const ofBrackets = activeGamesOfFacts(facts).filter(({ details }) => details.matchId !== null)
    const divisions = [...documents.keys(), ...ofBrackets.map(({ context }) => String(context.division))]
    for (const division of new Set(divisions))
      expect(documents.get(division)?.games ?? []).toEqual(
        ofBrackets
          .filter(({ context }) => String(context.division) === division)
          .map(({ id, details: { matchId }, context: { home, away }, figures: { score, walkover = null } }) => ({
            game: id,
            matchId,
            home: home.entry,
            away: away.entry,
            score,
            walkover,
          })),
      )
  }))
