/** The two databases on a MongoDB server: of documents, which a rebuild makes again, and of secrets, which nothing does. */
export type MongoDbDatabases = { readonly documents: string; readonly secrets: string }

/** Named by the connection string (`mongodb://host/<name>`), `fullcourt` where it names none; so several installations share a server. */
export const mongoDbDatabases = (url: string): MongoDbDatabases => {
  const documents = /^[^:]+:\/\/[^/]+\/([^?]+)/.exec(url)?.[1] ?? 'fullcourt'
  return { documents, secrets: `${documents}-private` }
}
