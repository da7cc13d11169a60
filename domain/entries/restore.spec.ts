import { reads } from '../history/reads.examples'
import { added, deleted, SUNDAY } from '../leagues/leagues.examples'
import {
  ANA,
  because,
  BEN,
  captainNamed,
  DINKS,
  entered,
  entryRestored,
  given,
  joined,
  joinRoster,
  left,
  leftRoster,
  OHANA,
  restoreEntry,
  restoreRosterPlace,
  rosterPlaceRestored,
} from './entries.examples'

describe('A team that left a league', () => {
  const roster = [added(SUNDAY), entered(OHANA), joined(ANA), joined(BEN), captainNamed(BEN)]
  const gone = [...roster, because(null, left(OHANA))]

  it('is brought back under its entry, with roster and captain', () =>
    given(...gone)
      .when(restoreEntry(OHANA))
      .then(entryRestored(OHANA, [ANA, BEN], BEN)))

  it('brought back goes on as it was', () =>
    given(...gone, entryRestored(OHANA, [ANA, BEN], BEN))
      .when(joinRoster(ANA))
      .thenRefused('conflict', 'Player already on this team'))

  it('is brought back once', () => {
    given(...roster)
      .when(restoreEntry(OHANA))
      .thenNothing()
    given(...gone, entryRestored(OHANA, [ANA, BEN], BEN))
      .when(restoreEntry(OHANA))
      .thenNothing()
  })

  it('is not brought back where it entered the league anew', () =>
    given(...gone, entered(OHANA, SUNDAY, 999))
      .when(restoreEntry(OHANA))
      .thenRefused('conflict', 'Team already in this league'))

  it('is not brought back into a deleted league', () =>
    given(...gone, deleted(SUNDAY))
      .when(restoreEntry(OHANA))
      .thenRefused('conflict', 'The league is deleted: bring it back first.'))

  it('comes back with its deleted team only where it left because of that deletion', () => {
    given(...roster, because('deletion', left(OHANA)))
      .when(restoreEntry(OHANA, 'deletion'))
      .then(entryRestored(OHANA, [ANA, BEN], BEN))
    given(...gone)
      .when(restoreEntry(OHANA, 'deletion'))
      .thenNothing()
  })

  it('was in it', () => given(added(SUNDAY)).when(restoreEntry(DINKS)).thenRefused('not-found', 'Team not found'))
})

describe('A player who left a roster', () => {
  const roster = [added(SUNDAY), entered(OHANA), joined(ANA), joined(BEN)]
  const gone = [...roster, leftRoster(ANA)]

  it('is put back where they were on it', () =>
    given(...gone)
      .when(restoreRosterPlace(ANA))
      .then(rosterPlaceRestored(ANA, 0)))

  it('is put back at the end of a roster that became shorter', () =>
    given(...roster, leftRoster(BEN), leftRoster(ANA))
      .when(restoreRosterPlace(BEN))
      .then(rosterPlaceRestored(BEN, 0)))

  it('is its captain again', () =>
    given(...roster, captainNamed(ANA), captainNamed(null, ANA), leftRoster(ANA))
      .when(restoreRosterPlace(ANA))
      .then(rosterPlaceRestored(ANA, 0, true)))

  it('is not its captain where it has another one by now', () =>
    given(...roster, captainNamed(ANA), captainNamed(null, ANA), leftRoster(ANA), captainNamed(BEN))
      .when(restoreRosterPlace(ANA))
      .then(rosterPlaceRestored(ANA, 0)))

  it('is put back once', () => {
    given(...gone, rosterPlaceRestored(ANA, 0))
      .when(restoreRosterPlace(ANA))
      .thenNothing()
    given(...gone, joined(ANA))
      .when(restoreRosterPlace(ANA))
      .thenNothing()
  })

  it('comes back with a deleted player only where they left because of that deletion', () => {
    given(...roster, because('deletion', leftRoster(ANA)))
      .when(restoreRosterPlace(ANA, 'deletion'))
      .then(rosterPlaceRestored(ANA, 0))
    given(...gone)
      .when(restoreRosterPlace(ANA, 'deletion'))
      .thenNothing()
  })

  it('comes back under all ids of the person, as they left together', () =>
    given(...roster, leftRoster(ANA), leftRoster(BEN))
      .when(restoreRosterPlace(ANA, undefined, [BEN]))
      .then(rosterPlaceRestored(BEN, 0), rosterPlaceRestored(ANA, 0)))

  it('stays as they are where the person is on the roster under another id', () =>
    given(...gone)
      .when(restoreRosterPlace(ANA, undefined, [BEN]))
      .thenNothing())

  it('was on it', () =>
    given(...roster)
      .when(restoreRosterPlace(33))
      .thenRefused('not-found', 'Player not found'))

  it('is not put back where the team has left the league', () =>
    given(...gone, left(OHANA))
      .when(restoreRosterPlace(ANA))
      .thenRefused('conflict', 'The team has left this league: bring it back first.'))
})

reads(
  [entryRestored(OHANA), 'brought Ohana back into Sunday Open'],
  [rosterPlaceRestored(ANA, 0), 'put Ana Lee back on the roster of Ohana'],
  [rosterPlaceRestored(ANA, 0, true), 'put Ana Lee back on the roster of Ohana, as its captain'],
)
