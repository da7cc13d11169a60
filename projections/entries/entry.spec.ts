import { A, ANA, B, BEN, C, captainNamed, entered, joined, LEAGUE, left, leftRoster, SEASON } from '../league.examples'
import { ofLeague, ofSeason } from '../games/game-lists'
import { folded, recorded, specification } from '../testing/specification'
import { captainOfOrder } from './captain-order'
import { entryCard, type EntryCard } from './entry'

const given = specification<EntryCard>(entryCard)
const idOf = ({ entry }: { entry: number }) => String(entry)

it('A team enters a league with an empty roster and no captain', () =>
  given(entered(A)).then(idOf(A), {
    id: A.entry,
    organization: 1,
    season: 3,
    league: A.league,
    team: A.team,
    roster: [],
    captain: null,
    status: 'active',
  }))

it('Players are on the roster in the order in which they joined', () =>
  given(entered(A), joined(A, BEN), joined(A, ANA), leftRoster(A, BEN), joined(A, BEN)).thenOf(idOf(A), { roster: [ANA, BEN] }))

it('A roster that a player left is still that of its team', () =>
  given(entered(A), joined(A, ANA), joined(A, BEN), leftRoster(A, BEN)).thenOf(idOf(A), {
    league: A.league,
    team: A.team,
    roster: [ANA],
    status: 'active',
  }))

it('A league lists its entries, a team those of all leagues', () => {
  const again = { ...C, team: A.team }
  given(entered(again), entered(B), entered(A)).thenList('league', String(A.league), idOf(A), idOf(B))
  given(entered(again), entered(B), entered(A)).thenList('team', String(A.team), idOf(A), idOf(again))
})

it('A player is found on every roster that they are on', () =>
  given(entered(A), entered(B), entered(C), joined(A, ANA), joined(B, ANA), joined(C, ANA), leftRoster(B, ANA)).thenList(
    'player',
    String(ANA),
    idOf(A),
    idOf(C),
  ))

it('A team that left the league keeps its roster and is in no list', () => {
  given(entered(A), joined(A, ANA), left(A)).thenOf(idOf(A), { roster: [ANA], status: 'deleted' })
  given(entered(A), joined(A, ANA), left(A)).thenList('league', String(A.league))
  given(entered(A), joined(A, ANA), left(A)).thenList('player', String(ANA))
})

it('Who is captain of the teams of a league is in a list, without their cards', () => {
  const facts = recorded([entered(A), entered(B), joined(A, ANA), captainNamed(A, ANA)])
  const places = [...folded(entryCard, facts)].flatMap(([id, card]) => entryCard.places(card, id)['captains'] ?? [])
  expect(places.map(({ key, order }) => [key, captainOfOrder(order)])).toEqual([
    [ofSeason(SEASON), [A.entry, ANA]],
    [ofLeague(LEAGUE), [A.entry, ANA]],
  ])
})
