import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSources } from './sources'

/** The names of all policies. They are part of the ids of their commands (docs/facts.md#policies): none of them may be changed later. */
const NAMES = [
  'bring-back-used-attribute',
  'bring-back-used-attributes',
  'carry-out-generation',
  'carry-out-redone-generation',
  'carry-out-undone-generation',
  'delete-game-of-left-entry',
  'delete-games-of-deleted-schedule',
  'delete-games-of-left-team',
  'destroy-data-of-erased-person',
  'enter-new-team',
  'erase-merged-players-of-erased-person',
  'free-matchup-of-deleted-game',
  'join-new-player',
  'leave-league-of-deleted-team',
  'leave-leagues-of-deleted-team',
  'leave-roster-of-deleted-player',
  'leave-rosters-of-deleted-player',
  'make-named-owner',
  'make-published-changes',
  'remove-replaced-photo',
  'restore-entries-of-restored-team',
  'restore-games-of-restored-entry',
  'restore-games-of-restored-schedule',
  'restore-matchup-game',
  'restore-rosters-of-restored-player',
  'restore-rosters-of-unmerged-player',
  'schedule-matchup-game',
  'settle-bracket',
  'settle-what-was-restored',
  'swap-games',
  'take-half-swap-back',
  'take-published-changes-back',
]

const namesIn = (path: string) =>
  [...readFileSync(join(__dirname, '..', path), 'utf8').matchAll(/^\s+name: '([^']*)',$/gm)].map(([, name]) => name)

it('Every policy bears its name for ever, in words with hyphens', () => {
  const paths = readSources().flatMap(({ path }) => (path.endsWith('.policies.ts') ? [path] : []))
  expect(paths.flatMap(namesIn).toSorted()).toEqual(NAMES)
  expect(NAMES.filter(name => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([])
})

it('No two policies have one name', () => expect(new Set(NAMES).size).toBe(NAMES.length))
