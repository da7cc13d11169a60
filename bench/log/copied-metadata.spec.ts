import { ownIds } from './copied-metadata'

const metadata = { version: 1, actor: 3, command: 'call', correlation: 'action', cause: 'fact', reason: null }

describe('The ids of a copy', () => {
  const one = ownIds()
  const other = ownIds()

  it('are the same where those of the original are', () => {
    const { correlation, cause } = one.inMetadata(metadata) as typeof metadata
    expect([correlation, cause]).toEqual([one.of('action'), one.of('fact')])
  })

  it('are those of no other copy', () => expect(one.of('action')).not.toBe(other.of('action')))

  it('leave the rest of the metadata as it is', () =>
    expect(one.inMetadata(metadata)).toMatchObject({ version: 1, actor: 3, reason: null }))
})
