import { NO_VALUE } from './figures'
import { verdictOf } from './verdict'

const verdict = (last: string | undefined, now: string, wanted: string) => verdictOf({ last, now, wanted })

describe('A figure of the files', () => {
  it('that is not here yet is carried', () => expect(verdict(undefined, NO_VALUE, 'A')).toBe('carry'))
  it('that changed is carried', () => expect(verdict('A', 'A', 'B')).toBe('carry'))
  it('that is as it was is the same', () => expect(verdict('A', 'A', 'A')).toBe('same'))
  it('that is here already is only remembered', () => expect(verdict('A', 'B', 'B')).toBe('record'))
  it('that was written before a kill is only remembered', () => expect(verdict(undefined, 'A', 'A')).toBe('record'))
})

describe('A figure that staff changed', () => {
  it('stays when the files say what they said', () => expect(verdict('A', 'C', 'A')).toBe('changed-here'))
  it('stays when the files say something else now', () => expect(verdict('A', 'C', 'B')).toBe('changed-here'))
  it('stays when they removed it', () => expect(verdict('A', NO_VALUE, 'B')).toBe('changed-here'))
  it('stays when they entered it before the files did', () => expect(verdict(undefined, 'C', 'A')).toBe('changed-here'))
  it('is theirs alone where the files never said anything', () => expect(verdict(undefined, 'C', NO_VALUE)).toBe('same'))
})

describe('A figure that is gone from the files', () => {
  it('is recognized while it is here', () => expect(verdict('A', 'A', NO_VALUE)).toBe('carry'))
  it('is only remembered when it is gone here too', () => expect(verdict('A', NO_VALUE, NO_VALUE)).toBe('record'))
})
