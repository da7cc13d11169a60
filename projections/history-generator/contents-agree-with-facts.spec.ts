import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { DivisionTeam } from '@fullcourt/domain/divisions/events'
import { brackets } from '../brackets/brackets'
import { divisionCard } from '../divisions/division'
import { entryCard } from '../entries/entry'
import { leagueCard } from '../leagues/league'
import { seasonCard } from '../seasons/season'
import { byId, factsOf, holdsAllAlong, listsBy, listsOf, saidLast } from './at-the-end'

/** Seasons and what they hold, computed anew of all the facts about each thing. */

type Facts = readonly Recorded<AnyFact>[]

/** Of a season, each fact that says whether it is active. */
const activeSaid = (facts: Facts, season: number) =>
  facts.flatMap((fact): readonly { readonly revision: number; readonly active: boolean }[] => {
    const { type, data, revision } = fact
    if ((type === 'SeasonCreated' || type === 'SeasonActivated') && data.deactivates === season)
      return [{ revision, active: false }]
    if (!('season' in data) || data.season !== season) return []
    if (type === 'SeasonCreated' || type === 'SeasonRestored') return [{ revision, active: data.active }]
    if (type === 'SeasonActivated') return [{ revision, active: true }]
    return type === 'SeasonDeactivated' || type === 'SeasonDeleted' ? [{ revision, active: false }] : []
  })

it('A season is what was last said of its details, and active as was last said, until it is deleted', () =>
  holdsAllAlong(seasonCard, (documents, facts) => {
    const seasons = factsOf(facts, 'SeasonCreated').map(({ data: { season: id, organization, sport } }) => {
      const about = factsOf(facts, 'SeasonCreated', 'SeasonChanged', 'SeasonRestored', 'SeasonDeleted').filter(
        ({ data }) => data.season === id,
      )
      const said = factsOf(about, 'SeasonCreated', 'SeasonChanged', 'SeasonRestored')
      const activity = activeSaid(facts, id)
      const turns = activity.filter(({ active }, at) => active !== activity[at - 1]?.active)
      const last = about.findLast(({ type }) => type !== 'SeasonChanged')
      return {
        id,
        organization,
        sport,
        details: saidLast(said.map(fact => (fact.type === 'SeasonChanged' ? fact.data.is : fact.data.details))),
        active: activity.at(-1)?.active,
        revision: Math.max(...[...said, ...turns].map(({ revision }) => revision)),
        status: last?.type === 'SeasonDeleted' ? 'deleted' : 'active',
      }
    })
    expect(documents).toEqual(byId(seasons))
  }))

it('A league has the name, the place and the order of its table that were last said of it, until it is deleted', () =>
  holdsAllAlong(leagueCard, (documents, facts) => {
    const leagues = factsOf(facts, 'LeagueAdded').map(({ data: { league: id, organization, season } }) => {
      const about = facts.filter(({ data }) => 'league' in data && data.league === id)
      const named = factsOf(about, 'LeagueAdded', 'LeagueRenamed', 'LeagueRestored')
      const ordered = factsOf(facts, 'LeaguesOrdered', 'LeagueRestored').filter(({ data }) => data.leagues.includes(id))
      const rules = factsOf(about, 'LeagueOrderRuleSet')
      const rule = rules.at(-1)?.data.is ?? null
      const lots = factsOf(about, 'LotsDrawn')
      const places = factsOf(about, 'PlayOffPlacesSet')
      const playOffPlaces = places.at(-1)?.data.is ?? null
      const last = factsOf(about, 'LeagueAdded', 'LeagueDeleted', 'LeagueRestored').at(-1)
      return {
        id,
        organization,
        season,
        name: named.map(fact => (fact.type === 'LeagueRenamed' ? fact.data.is : fact.data.name)).at(-1),
        position: ordered.at(-1)?.data.leagues.indexOf(id) ?? null,
        ...(rule === null ? {} : { orderRule: rule }),
        ...(playOffPlaces === null ? {} : { playOffPlaces }),
        ...(lots.length > 0 ? { lots: lots.map(({ data }) => data.entries) } : {}),
        revision: Math.max(...[...named, ...ordered, ...rules, ...lots, ...places].map(({ revision }) => revision)),
        status: last?.type === 'LeagueDeleted' ? 'deleted' : 'active',
      }
    })
    expect(documents).toEqual(byId(leagues))
    expect(listsOf(leagueCard, documents)).toEqual(
      listsBy(
        [
          ...leagues
            .filter(({ status }) => status === 'active')
            .toSorted((a, b) => a.season - b.season || (a.position ?? Infinity) - (b.position ?? Infinity) || a.id - b.id),
          ...leagues.filter(({ status }) => status === 'deleted').toSorted((a, b) => a.id - b.id),
        ],
        ({ organization, season, status }) =>
          status === 'active' ? [`season=${season}`, `organization=${organization}`] : [`deleted=${season}`],
        ({ id }) => id,
      ),
    )
  }))

const rosterOf = (about: Facts): readonly number[] => {
  let roster: readonly number[] = []
  for (const { type, data } of factsOf(about, 'PlayerJoinedRoster', 'PlayerLeftRoster', 'EntryRestored', 'RosterPlaceRestored')) {
    if (type === 'PlayerJoinedRoster') roster = [...roster, data.player]
    if (type === 'PlayerLeftRoster') roster = roster.filter(player => player !== data.player)
    if (type === 'EntryRestored') roster = data.roster
    if (type === 'RosterPlaceRestored') roster = [...roster.slice(0, data.position), data.player, ...roster.slice(data.position)]
  }
  return roster
}

const captainOf = (about: Facts): number | null => {
  const said = factsOf(about, 'CaptainNamed', 'EntryRestored', 'RosterPlaceRestored').flatMap(({ type, data }) => {
    if (type === 'CaptainNamed') return [data.is]
    if (type === 'EntryRestored') return [data.captain]
    return data.captain ? [data.player] : []
  })
  return said.at(-1) ?? null
}

it('An entry has the players that joined and did not leave, and the captain that was last named, until the team leaves', () =>
  holdsAllAlong(entryCard, (documents, facts) => {
    const entries = factsOf(facts, 'TeamEnteredLeague').map(({ data: { entry: id, organization, season, league, team } }) => {
      const about = facts.filter(({ data }) => 'entry' in data && data.entry === id)
      const last = factsOf(about, 'TeamEnteredLeague', 'TeamLeftLeague', 'EntryRestored').at(-1)
      return {
        id,
        organization,
        season,
        league,
        team,
        roster: rosterOf(about),
        captain: captainOf(about),
        status: last?.type === 'TeamLeftLeague' ? 'deleted' : 'active',
      }
    })
    expect(documents).toEqual(byId(entries))
  }))

const ofDivision = (facts: Facts, division: number) =>
  facts.filter(({ data }) => 'division' in data && data.division === division)

const ASSIGNED = ['TeamAssignedToDivision', 'TeamRemovedFromDivision', 'DivisionTeamsOrdered', 'DivisionRestored'] as const

const teamsOf = (about: Facts): readonly DivisionTeam[] => {
  let teams: readonly DivisionTeam[] = []
  for (const { type, data } of factsOf(about, ...ASSIGNED)) {
    if (type === 'TeamAssignedToDivision') {
      const { entry, team, league, position } = data
      teams = [...teams.slice(0, position), { entry, team, league }, ...teams.slice(position)]
    }
    if (type === 'TeamRemovedFromDivision') teams = teams.filter(({ entry }) => entry !== data.entry)
    if (type === 'DivisionTeamsOrdered')
      teams = teams.toSorted((a, b) => data.entries.indexOf(a.entry) - data.entries.indexOf(b.entry))
    if (type === 'DivisionRestored') teams = data.teams
  }
  return teams
}

/** The games of a bracket, in the order in which each came to it. */
const matchupGamesOf = (about: Facts): readonly number[] => {
  const facts = factsOf(about, 'MatchupGameCreated', 'MatchupGameRestored', 'MatchupGameRemoved')
  return facts
    .filter((fact, at) => !facts.slice(at + 1).some(({ data }) => data.game === fact.data.game))
    .filter(({ type }) => type !== 'MatchupGameRemoved')
    .map(({ data: { game } }) => game)
}

it('A division has the name, the teams in the order and the games of its bracket that were last said, until it is deleted', () =>
  holdsAllAlong(divisionCard, (documents, facts) => {
    const divisions = factsOf(facts, 'DivisionCreated').map(({ data: { division: id, organization, season } }) => {
      const about = ofDivision(facts, id)
      const named = factsOf(about, 'DivisionCreated', 'DivisionRenamed', 'DivisionRestored')
      const last = factsOf(about, 'DivisionCreated', 'DivisionDeleted', 'DivisionRestored').at(-1)
      const ofForm = [...named, ...factsOf(about, ...ASSIGNED, 'DivisionDeleted')]
      return {
        id,
        organization,
        season,
        name: named.map(fact => (fact.type === 'DivisionRenamed' ? fact.data.is : fact.data.name)).at(-1),
        teams: teamsOf(about),
        games: matchupGamesOf(about),
        revision: Math.max(...ofForm.map(({ revision }) => revision)),
        status: last?.type === 'DivisionDeleted' ? 'deleted' : 'active',
      }
    })
    expect(documents).toEqual(byId(divisions))
  }))

it('A bracket has the teams of its division, and a game for third place if that was said last', () =>
  holdsAllAlong(brackets, (documents, facts) => {
    const divisions = factsOf(facts, 'DivisionCreated').map(({ data: { division } }) => String(division))
    for (const id of new Set([...divisions, ...documents.keys()])) {
      const about = ofDivision(facts, Number(id))
      const { games: _, ...bracket } = documents.get(id) ?? brackets.initial(id)
      const thirdPlace = factsOf(about, 'ThirdPlaceGameSet').at(-1)
      expect(bracket).toEqual({
        division: Number(id),
        teams: teamsOf(about),
        thirdPlace: thirdPlace?.data.is ?? false,
        revision: thirdPlace?.revision ?? 0,
      })
    }
  }))
