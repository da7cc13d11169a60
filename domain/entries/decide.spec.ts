import { added, deleted, MONDAY, SUNDAY } from '../leagues/leagues.examples'
import {
  ANA,
  BEN,
  captainNamed,
  DINKS,
  entered,
  enterLeague,
  given,
  joinAsNewPlayer,
  joined,
  joinRoster,
  joinRosterTogether,
  leaveLeague,
  leaveRoster,
  left,
  leftRoster,
  nameCaptain,
  OHANA,
} from './entries.examples'
import { reads } from '../history/reads.examples'

describe('A team in a league', () => {
  it('has an entry', () => given(added(SUNDAY)).when(enterLeague(OHANA)).then(entered(OHANA)))

  it('enters no league that is deleted or unknown', () => {
    given(added(SUNDAY), deleted(SUNDAY)).when(enterLeague(OHANA)).thenRefused('not-found', 'League not found')
    given().when(enterLeague(OHANA)).thenRefused('not-found', 'League not found')
  })

  it('is there once', () =>
    given(added(SUNDAY), entered(OHANA))
      .when(enterLeague(OHANA, SUNDAY, 999))
      .thenRefused('conflict', 'Team already in this league'))

  it('entered again under the same entry changes nothing', () =>
    given(added(SUNDAY), entered(OHANA)).when(enterLeague(OHANA)).thenNothing())

  it('may enter another league of the season', () =>
    given(added(SUNDAY), added(MONDAY), entered(OHANA)).when(enterLeague(OHANA, MONDAY)).then(entered(OHANA, MONDAY)))

  it('leaves it', () => given(added(SUNDAY), entered(OHANA)).when(leaveLeague(OHANA)).then(left(OHANA)))

  it('leaves it once', () =>
    given(added(SUNDAY), entered(OHANA), left(OHANA)).when(leaveLeague(OHANA)).thenRefused('not-found', 'Team not found'))

  it('that left may come back, as a new entry', () =>
    given(added(SUNDAY), entered(OHANA), left(OHANA))
      .when(enterLeague(OHANA, SUNDAY, 999))
      .then(entered(OHANA, SUNDAY, 999)))

  it('is not found in a deleted league', () =>
    given(added(SUNDAY), entered(OHANA), deleted(SUNDAY)).when(leaveLeague(OHANA)).thenRefused('not-found', 'Team not found'))

  it('is another team in another entry', () =>
    given(added(SUNDAY), entered(OHANA)).when(leaveLeague(DINKS)).thenRefused('not-found', 'Team not found'))
})

describe('A roster', () => {
  const ohana = [added(SUNDAY), entered(OHANA)]

  it('takes a player', () =>
    given(...ohana)
      .when(joinRoster(ANA))
      .then(joined(ANA)))

  it('has a player once', () =>
    given(...ohana, joined(ANA))
      .when(joinRoster(ANA))
      .thenRefused('conflict', 'Player already on this team'))

  it('lets a player go', () =>
    given(...ohana, joined(ANA))
      .when(leaveRoster(ANA))
      .then(leftRoster(ANA)))

  it('lets nobody go who is not on it', () =>
    given(...ohana, joined(ANA), leftRoster(ANA))
      .when(leaveRoster(ANA))
      .thenRefused('not-found', 'Player not found'))

  it('takes a player back', () =>
    given(...ohana, joined(ANA), leftRoster(ANA))
      .when(joinRoster(ANA))
      .then(joined(ANA)))

  it('takes a new player once: one who left it since stays away', () => {
    given(...ohana)
      .when(joinAsNewPlayer(ANA))
      .then(joined(ANA))
    given(...ohana, joined(ANA))
      .when(joinAsNewPlayer(ANA))
      .thenNothing()
    given(...ohana, joined(ANA), leftRoster(ANA))
      .when(joinAsNewPlayer(ANA))
      .thenNothing()
  })

  it('takes a new player for the entry that they were added for only', () => {
    given(...ohana, left(OHANA), entered(OHANA, SUNDAY, 999))
      .when(joinAsNewPlayer(ANA))
      .thenRefused('not-found', 'Team not found')
    given(...ohana, deleted(SUNDAY))
      .when(joinAsNewPlayer(ANA))
      .thenRefused('not-found', 'Team not found')
  })

  it('takes several at once, those already there left out', () =>
    given(...ohana, joined(ANA))
      .when(joinRosterTogether(ANA, BEN, BEN, 33))
      .then(joined(BEN), joined(33)))

  it('adds nobody where all are there', () =>
    given(...ohana, joined(ANA))
      .when(joinRosterTogether(ANA))
      .thenNothing())

  it('belongs to a team of the league', () => {
    given(added(SUNDAY)).when(joinRoster(ANA)).thenRefused('not-found', 'Team not found')
    given(added(SUNDAY)).when(leaveRoster(ANA)).thenRefused('not-found', 'Team not found')
    given(added(SUNDAY)).when(nameCaptain(ANA)).thenRefused('not-found', 'Team not found')
    given(added(SUNDAY)).when(joinRosterTogether(ANA)).thenRefused('not-found', 'Team not found')
    given(...ohana, left(OHANA))
      .when(joinRoster(ANA))
      .thenRefused('not-found', 'Team not found')
  })
})

describe('A captain', () => {
  const ohana = [added(SUNDAY), entered(OHANA), joined(ANA), joined(BEN)]

  it('is a player of the roster', () =>
    given(...ohana)
      .when(nameCaptain(ANA))
      .then(captainNamed(ANA)))

  it('is nobody else', () =>
    given(...ohana)
      .when(nameCaptain(33))
      .thenRefused('conflict', 'The captain must be on the roster.'))

  it('follows another', () =>
    given(...ohana, captainNamed(ANA))
      .when(nameCaptain(BEN))
      .then(captainNamed(BEN, ANA)))

  it('named again changes nothing', () =>
    given(...ohana, captainNamed(ANA))
      .when(nameCaptain(ANA))
      .thenNothing())

  it('may be nobody', () =>
    given(...ohana, captainNamed(ANA))
      .when(nameCaptain(null))
      .then(captainNamed(null, ANA)))

  it('who leaves the roster is captain no more, in the same append', () =>
    given(...ohana, captainNamed(ANA))
      .when(leaveRoster(ANA))
      .then(captainNamed(null, ANA), leftRoster(ANA)))

  it('stays when another player leaves', () =>
    given(...ohana, captainNamed(ANA))
      .when(leaveRoster(BEN))
      .then(leftRoster(BEN)))

  it('who came back is captain only when named again', () =>
    given(...ohana, captainNamed(ANA), captainNamed(null, ANA), leftRoster(ANA), joined(ANA))
      .when(nameCaptain(ANA))
      .then(captainNamed(ANA)))
})

reads(
  [entered(OHANA), 'entered Ohana in Sunday Open'],
  [left(OHANA), 'took Ohana out of Sunday Open'],
  [joined(ANA), 'put Ana Lee on the roster of Ohana'],
  [leftRoster(ANA), 'took Ana Lee off the roster of Ohana'],
  [captainNamed(ANA), 'set the captain of Ohana to Ana Lee'],
  [captainNamed(BEN, ANA), 'changed the captain of Ohana from Ana Lee to Ben Okafor'],
  [captainNamed(null, BEN), 'removed the captain of Ohana (was Ben Okafor)'],
)
