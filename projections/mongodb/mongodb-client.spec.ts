import { mongoDbClient } from './mongodb-client'

const guaranteesAt = (query: string) => {
  const { options, writeConcern, readConcern, readPreference } = mongoDbClient(
    `mongodb://ana:se%3Fcret@one:1,two:2/hoops${query}`,
    {},
  )
  const { w, journal, wtimeoutMS } = writeConcern ?? {}
  const { mode, tags, maxStalenessSeconds } = readPreference
  return {
    options,
    guarantees: { w, journal, wtimeoutMS, readConcern: readConcern?.level, mode, tags, maxStalenessSeconds },
  }
}

it.each([
  '',
  '?w=0',
  '?w=1&journal=false',
  '?J=false&wtimeoutMS=5',
  '?wtimeout=5&fsync=false',
  '?readConcernLevel=local',
  '?readPreference=secondary&readPreferenceTags=dc:ny&readPreferenceTags=dc:la',
  '?ReadPreference=nearest&maxStalenessSeconds=120',
])('writes to the majority and reads from the primary what the majority has: %p', query => {
  expect(guaranteesAt(query).guarantees).toEqual({ w: 'majority', readConcern: 'majority', mode: 'primary' })
})

it('takes every other option of the connection string', () => {
  const { options } = guaranteesAt('?replicaSet=rs0&w=1&authSource=admin&retryWrites=false')
  expect([options.replicaSet, options.credentials?.source, options.retryWrites]).toEqual(['rs0', 'admin', false])
  expect([options.dbName, options.credentials?.password, options.hosts.map(String)]).toEqual([
    'hoops',
    'se?cret',
    ['one:1', 'two:2'],
  ])
})
