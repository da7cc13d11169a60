import { mongoDbDatabases } from './mongodb-databases'

it.each([
  ['mongodb://127.0.0.1:27017', 'fullcourt'],
  ['mongodb://127.0.0.1:27017/', 'fullcourt'],
  ['mongodb://127.0.0.1:27017/?replicaSet=rs0', 'fullcourt'],
  ['mongodb://ana:secret@one:27017,two:27017/hoops?tls=true', 'hoops'],
  ['mongodb+srv://cluster.example.org/hoops', 'hoops'],
])('%s names the databases of %s', (url, name) => {
  expect(mongoDbDatabases(url)).toEqual({ documents: name, secrets: `${name}-private` })
})
