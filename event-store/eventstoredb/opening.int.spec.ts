import { BEGINNING } from '../port'
import { all, fact } from '../testing/log-under-test'
import { NodeDouble } from './double/node-double'
import { openEventStoreDb } from './event-store-db'

describe('opening the event store on an EventStoreDB node', () => {
  it('refuses an address that is none, and shows what one looks like', async () => {
    await expect(openEventStoreDb('http://')).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('esdb://'),
    })
  })

  it.each(['', '$'])('refuses the prefix "%s"', async prefix => {
    await expect(openEventStoreDb('esdb://127.0.0.1:2113?tls=false', { prefix })).rejects.toThrow('cannot be the prefix')
  })

  it.each([
    'esdb://127.0.0.1:2113?tls=true&tlsVerifyCert=false',
    'esdb://127.0.0.1:2113?tlsVerifyCert=false&tls=true',
    'esdb://127.0.0.1:2113?tlsVerifyCert=false',
  ])('says that an address asks in vain not to verify certificates: %s', async url => {
    const store = await openEventStoreDb(url)
    expect(store.notices).toEqual([
      { kind: 'setting-ignored', message: expect.stringMatching(/^tlsVerifyCert=false .* has no effect/) },
    ])
    await store.close()
  })

  it('reports nothing of a usual address', async () => {
    const store = await openEventStoreDb('esdb://127.0.0.1:2113?tls=false')
    expect(store.notices).toEqual([])
    await store.close()
  })

  it('sends the user name and password of the address, and takes an address with them', async () => {
    const node = await NodeDouble.start()
    const store = await openEventStoreDb(node.url.replace('esdb://', 'esdb://ops:p%40ss@'))
    await expect(store.append('game-1', 'none', [fact()])).resolves.toMatchObject({ revision: 0 })
    await store.close()
    await node.kill()
  })

  it('keeps two installations on one node apart', async () => {
    const node = await NodeDouble.start()
    const stores = await Promise.all(['east-', 'west-'].map(prefix => openEventStoreDb(node.url, { prefix })))
    for (const store of stores) await store.append('game-1', 'none', [fact()])
    for (const store of stores) expect(await all(store.readAll(BEGINNING))).toHaveLength(1)
    await Promise.all(stores.map(store => store.close()))
    await node.kill()
  })
})
