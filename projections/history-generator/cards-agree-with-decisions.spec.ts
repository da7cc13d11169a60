import { attributesOf, NO_LISTS } from '@fullcourt/domain/definitions/lists'
import { definitionStream } from '@fullcourt/domain/definitions/state'
import { definitionLists } from '../definitions/definition-lists'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { existingDivisions, isPlaying, type Division } from '@fullcourt/domain/divisions/state'
import type { Entry } from '@fullcourt/domain/entries/state'
import { businessStream } from '@fullcourt/domain/organizations/businesses/state'
import { menuStream } from '@fullcourt/domain/organizations/menu/state'
import { siteStream } from '@fullcourt/domain/organizations/site/state'
import { playerStream } from '@fullcourt/domain/players/state'
import { deriveBracket, type BracketInput } from '@fullcourt/domain/brackets/derive'
import { bracketInput, type BracketResults } from '@fullcourt/domain/brackets/results'
import { currentGeneration, scheduleStream } from '@fullcourt/domain/schedules/state'
import { byeStream } from '@fullcourt/domain/schedules/byes/state'
import { weekOffStream } from '@fullcourt/domain/schedules/week-offs/state'
import { organizationStream, type Organization } from '@fullcourt/domain/organizations/state'
import { teamStream, type Team } from '@fullcourt/domain/teams/state'
import type { Branding } from '@fullcourt/domain/branding/state'
import { seasonsStream } from '@fullcourt/domain/seasons/state'
import { brackets, inputOf } from '../brackets/brackets'
import { playOffsByLeague } from '../brackets/play-offs'
import { activeOf, knownOf } from '../card'
import { divisionCard } from '../divisions/division'
import { gameCard } from '../games/game-card'
import { ofSeason } from '../games/game-lists'
import { gameOrder } from '../games/game-order'
import { entryCard } from '../entries/entry'
import { businessCard } from '../organizations/business'
import { organizationCard } from '../organizations/organization'
import { teamCard } from '../teams/team'
import { menu } from '../organizations/menu'
import { BLANK_SITE, siteContent } from '../organizations/site'
import { playerCard } from '../players/player'
import { planCard, type PlanCard } from '../schedules/plan'
import { pendingChangesCard } from '../schedules/pending-changes'
import { plannedGameCard } from '../schedules/planned-game'
import { scheduleCard } from '../schedules/schedule'
import { byeCard } from '../schedules/byes/bye'
import { weekOffCard } from '../schedules/week-offs/week-off'
import { leagueCard } from '../leagues/league'
import { seasonCard } from '../seasons/season'
import { listed } from '../testing/specification'
import { activeGames, holds, type SomeGame } from './at-the-end'
import { resultsOf } from './bracket-policies'

it('Brackets are derived from what the decisions derive them from', () =>
  holds(brackets, (documents, { installation }) => {
    for (const { season } of installation.seasons) {
      const state = installation.log.state(bracketStream, season)
      for (const { id } of existingDivisions(state)) {
        const results = resultsOf(installation, { organization: 0, season, division: id })
        const bracket = inputOf(documents.get(String(id)) ?? brackets.initial(String(id)))
        expect(deriveBracket(bracket)).toEqual(deriveBracket(withoutMore(bracketInput(state, id, results))))
      }
    }
  }))

const isPlayOffOfLeague = ({ context: { stage, division } }: SomeGame) => stage === 'playoff' && division === null

it('The play-offs of leagues are their games at the end, in the order in which they are played', () =>
  holds(gameCard, (documents, { installation }) => {
    for (const { season } of installation.seasons) {
      const cards = listed(gameCard, documents, 'playOffs', ofSeason(season)).flatMap(id => activeOf(documents.get(id)) ?? [])
      const expected = activeGames(installation)
        .filter(game => game.context.season === season && isPlayOffOfLeague(game))
        .toSorted((a, b) => (gameOrder(a.details, a.id) < gameOrder(b.details, b.id) ? -1 : 1))
      const ofLeague = (league: number) => expected.filter(({ context }) => context.league === league)
      const leagues = new Set(expected.map(({ context }) => context.league as number))
      expect([...playOffsByLeague(cards)]).toEqual(
        [...leagues].map(league => [
          league,
          ofLeague(league).map(({ id, context: { home, away }, figures: { score, walkover = null } }) => ({
            game: id,
            home: home.team,
            away: away.team,
            entries: [home.entry, away.entry],
            score,
            walkover,
          })),
        ]),
      )
    }
  }))

/** Results without what only decisions look at. */
const withoutMore = (input: BracketResults): BracketInput => ({
  ...input,
  games: input.games.map(({ game, matchId, home, away, score, walkover }) => ({ game, matchId, home, away, score, walkover })),
})

const brandingIn = (state: Team | Organization): Branding | undefined => (state.kind === 'unknown' ? undefined : state.branding)

/** What a card of an entry says: all that decisions know, but what was before. */
const shownOf = ({ id, league, team, roster, captain, left }: Entry) => ({
  id,
  league,
  team,
  roster,
  captain,
  status: left ? 'deleted' : 'active',
})

it('Entries are what the decisions know of them, rosters and captains too', () =>
  holds(entryCard, (documents, { installation }) => {
    for (const { season, entry } of installation.entries) {
      expect(documents.get(String(entry))).toMatchObject(shownOf(installation.contents(season).entries.get(entry) as Entry))
    }
  }))

it('Players have the details and values that the decisions know', () =>
  holds(playerCard, (documents, { installation }) => {
    for (const { player } of installation.players) {
      const state = installation.log.state(playerStream, player)
      if (state.kind === 'unknown') continue
      const { details, values } = state
      expect(documents.get(String(player))).toMatchObject({ details, status: state.kind === 'active' ? 'active' : 'deleted' })
      expect(knownOf(documents.get(String(player)))?.values).toEqual(values)
    }
  }))

it('An own attribute is in the list as long as a player has a value of it', () =>
  holds(definitionLists, (documents, { installation }) => {
    for (const organization of installation.organizations) {
      const ids = attributesOf(documents.get(String(organization))?.lists ?? NO_LISTS).map(({ id }) => id)
      expect(ids).toEqual(expect.arrayContaining([...installation.usedAttributes(organization)]))
    }
  }))

it('Leagues are listed in the order that the decisions know', () =>
  holds(leagueCard, (documents, { installation }) => {
    for (const { season } of installation.seasons)
      expect(listed(leagueCard, documents, 'season', String(season))).toEqual(
        installation
          .contents(season)
          .leagues.filter(({ kind }) => kind === 'active')
          .map(({ id }) => String(id)),
      )
  }))

it('Divisions are what the decisions know of them, and no entry is in two of them', () =>
  holds(divisionCard, (documents, { installation }) => {
    for (const { season, division: id } of installation.divisions) {
      const { divisions, games } = installation.log.state(bracketStream, season)
      const { name, teams, kind } = divisions.get(id) as Division
      expect(documents.get(String(id))).toMatchObject({ name, teams, status: kind })
      expect(knownOf(documents.get(String(id)))?.games.toSorted()).toEqual([...(games.get(id)?.values() ?? [])].toSorted())
    }
    for (const { season } of installation.seasons) {
      const state = installation.log.state(bracketStream, season)
      const assigned = existingDivisions(state).flatMap(({ teams }) => teams.map(({ entry }) => entry))
      expect(assigned.filter(entry => !isPlaying(state.contents, entry))).toEqual([])
      expect(new Set(assigned).size).toBe(assigned.length)
    }
  }))

it('Seasons are active and deleted as the decisions know them', () =>
  holds(seasonCard, (documents, { installation }) => {
    for (const { organization, season } of installation.seasons) {
      const known = installation.log.state(seasonsStream, organization).get(season)
      expect(documents.get(String(season))).toMatchObject({
        active: known?.active,
        details: known?.details,
        status: known?.kind ?? 'active',
      })
    }
  }))

it('Teams have the colours and abbreviations that the decisions know', () =>
  holds(teamCard, (documents, { installation }) => {
    for (const { team } of installation.teams)
      expect(documents.get(String(team))).toMatchObject({ branding: brandingIn(installation.log.state(teamStream, team)) })
  }))

it('Organizations have the colours and abbreviations that the decisions know', () =>
  holds(organizationCard, (documents, { installation }) => {
    for (const id of installation.organizations)
      expect(documents.get(String(id))).toMatchObject({ branding: brandingIn(installation.log.state(organizationStream, id)) })
  }))

it('Teams cannot play when the decisions know it', () =>
  holds(teamCard, (documents, { installation }) => {
    for (const { team } of installation.teams) {
      const state = installation.log.state(teamStream, team)
      if (state.kind !== 'unknown') expect(knownOf(documents.get(String(team)))?.unavailableSlots).toEqual(state.unavailableSlots)
    }
  }))

it('Byes are what the decisions know of them', () =>
  holds(byeCard, (documents, { installation }) => {
    for (const { league } of installation.leagues)
      for (const bye of installation.log.state(byeStream, league).values()) {
        const { id, date, teams } = bye
        expect(documents.get(String(id))).toMatchObject({ id, league, date, teams, status: bye.kind })
      }
  }))

it('Weeks off are what the decisions know of them', () =>
  holds(weekOffCard, (documents, { installation }) => {
    for (const { league } of installation.leagues)
      for (const weekOff of installation.log.state(weekOffStream, league).values()) {
        const { id, date, reason } = weekOff
        expect(documents.get(String(id))).toMatchObject({ id, league, date, reason, status: weekOff.kind })
      }
  }))

it('Menus are what the decisions know', () =>
  holds(menu, (documents, { installation }) => {
    for (const organization of installation.organizations)
      expect(documents.get(String(organization))?.links ?? []).toEqual(installation.log.state(menuStream, organization).links)
  }))

it('Sites are what the decisions know', () =>
  holds(siteContent, (documents, { installation }) => {
    for (const organization of installation.organizations) {
      const { template, content } = installation.log.state(siteStream, organization)
      expect(documents.get(String(organization)) ?? BLANK_SITE).toMatchObject({ template, content })
    }
  }))

it('Listings are those that the decisions know', () =>
  holds(businessCard, (documents, { installation }) => {
    for (const organization of installation.organizations)
      expect(listed(businessCard, documents, 'organization', String(organization))).toEqual(
        [...installation.log.state(businessStream, organization).listed.keys()].sort((a, b) => a - b).map(String),
      )
  }))

it('Lists of attributes, periods and statistics are what the decisions know', () =>
  holds(definitionLists, (documents, { installation }) => {
    for (const organization of installation.organizations)
      expect(documents.get(String(organization))?.lists ?? NO_LISTS).toEqual(
        installation.log.state(definitionStream, organization).lists,
      )
  }))

it('Schedules are what the decisions know of them, with the generations that hold', () =>
  holds(scheduleCard, (documents, { installation }) => {
    for (const { league } of installation.leagues)
      for (const { id, details, generations, requested, draft, deletion } of installation.log
        .state(scheduleStream, league)
        .schedules.values())
        expect(documents.get(String(id))).toMatchObject({
          id,
          league,
          details,
          generations: generations.map(({ plan }) => plan),
          running: requested === null ? null : { plan: requested },
          draft,
          status: deletion ? 'deleted' : 'active',
        })
  }))

/** An undo of which a step was refused took nothing back. */
const isUndone = (documents: ReadonlyMap<string, PlanCard>, card: PlanCard | undefined): boolean => {
  const swap = knownOf(card)
  if (swap?.kind !== 'swap' || !swap.undone) return false
  return knownOf(documents.get(String(swap.undoneBy)))?.refused.length === 0
}

it('Plans are undone, and their steps refused, as the decisions know', () =>
  holds(planCard, (documents, { installation }) => {
    for (const { league } of installation.leagues) {
      const state = installation.log.state(scheduleStream, league)
      const generations = [...state.schedules.values()].flatMap(schedule => schedule.generations)
      for (const { plan } of generations) expect(documents.get(String(plan))).toMatchObject({ id: plan, league, undone: false })
      for (const { drafts } of state.schedules.values())
        for (const [plan, { planned }] of drafts)
          expect(documents.get(String(plan))).toMatchObject({ id: plan, league, kind: 'draft', planned })
      for (const { plan, undone } of state.swaps.values()) {
        const card = documents.get(String(plan))
        expect(card).toMatchObject({ id: plan, league, kind: 'swap' })
        expect(isUndone(documents, card)).toBe(undone)
      }
      for (const [plan, refused] of state.refused) expect(documents.get(String(plan))).toMatchObject({ refused })
    }
  }))

it('What is pending in a league, and was published last, is what the decisions know', () =>
  holds(pendingChangesCard, (documents, { installation }) => {
    for (const { league } of installation.leagues) {
      const { pending, published } = installation.log.state(scheduleStream, league)
      const card = knownOf(documents.get(String(league)))
      expect([card?.pending ?? [], card?.published ?? null]).toEqual([pending, published])
    }
  }))

it('Planned games are in the week that the decisions know', () =>
  holds(plannedGameCard, (documents, { installation }) => {
    for (const { league } of installation.leagues)
      for (const schedule of installation.log.state(scheduleStream, league).schedules.values()) {
        const current = currentGeneration(schedule)
        for (const [game, week] of current?.weeks ?? [])
          expect(documents.get(String(game))).toMatchObject({ id: game, league, schedule: schedule.id, week })
      }
  }))
