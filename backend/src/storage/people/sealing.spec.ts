import { isSealed, secretKeyOf, newKey, NotOpened, openText, sealText } from './sealing'
import type { Sealed } from '@fullcourt/domain/facts/sealed'

const key = secretKeyOf(newKey())

describe('A sealed text', () => {
  it.each(['Ana', '', 'Žofia O’Neil 🏀', 'x'.repeat(10_000)])('opens to the very same text: %p', text => {
    expect(openText(key, 'player-1', sealText(key, 'player-1', text))).toBe(text)
  })

  it('gives nothing of the text away', () => {
    const sealed = sealText(key, 'player-1', 'Ana')
    expect(Buffer.from(sealed.slice(2), 'base64url').includes('Ana')).toBe(false)
  })

  it('is told from others by its form', () => {
    expect(isSealed(sealText(key, 'player-1', ''))).toBe(true)
    expect(['1.5', 'Ana', '1.Ana', ''].map(isSealed)).toEqual([false, false, false, false])
  })

  it('looks different each time', () => {
    expect(sealText(key, 'player-1', 'Ana')).not.toBe(sealText(key, 'player-1', 'Ana'))
  })

  it('says in which version it is sealed', () => {
    expect(sealText(key, 'player-1', 'Ana')).toMatch(/^1\.[\w-]+$/)
  })

  it('does not open for another person', () => {
    expect(() => openText(key, 'player-2', sealText(key, 'player-1', 'Ana'))).toThrow(NotOpened)
  })

  it('does not open with another key', () => {
    expect(() => openText(secretKeyOf(newKey()), 'player-1', sealText(key, 'player-1', 'Ana'))).toThrow(NotOpened)
  })

  const sealed = sealText(key, 'player-1', 'Ana')
  it.each([
    ['changed', `${sealed.slice(0, 20)}${sealed[20] === 'A' ? 'B' : 'A'}${sealed.slice(21)}`],
    ['cut', sealed.slice(0, -8)],
    ['cut to almost nothing', '1.AAAA'],
    ['empty', ''],
    ['a plain text', 'Ana'],
    ['of a newer version', sealed.replace('1.', '2.')],
  ])('does not open when it is %s', (_, wrong) => {
    expect(() => openText(key, 'player-1', wrong as Sealed)).toThrow(NotOpened)
  })
})
