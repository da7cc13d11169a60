import type { Answer, Client } from '../../../testing/product'
import type { ImportAnswer } from '../imports.answers'
import { formOf, partsOf, type Fields } from './form'
import type { TextFiles } from './small-league'

/** Begins an import whatever is in the way of its games, unless the fields say otherwise. */
export const postImport = (client: Client, fields: Fields, files: TextFiles): Promise<Answer> => {
  const { body, headers } = formOf({ allowConflicts: 'true', ...fields }, partsOf(files))
  return client.post('/api/imports', body, headers)
}

const PAUSE_MILLISECONDS = 10

/** Asks until the import has ended. */
export const ended = async (client: Client, id: number): Promise<ImportAnswer> => {
  for (;;) {
    const { status, body } = await client.get(`/api/imports/${id}`)
    if (status !== 200) throw new Error(`The import answers ${status}: ${JSON.stringify(body)}`)
    if ((body as ImportAnswer).state !== 'running') return body as ImportAnswer
    await new Promise(resolve => setTimeout(resolve, PAUSE_MILLISECONDS))
  }
}

/** Brings files in, and waits for the end. */
export const imported = async (client: Client, fields: Fields, files: TextFiles): Promise<ImportAnswer> => {
  const { status, body } = await postImport(client, fields, files)
  if (status !== 201) throw new Error(`The import was refused (${status}): ${JSON.stringify(body)}`)
  return ended(client, (body as ImportAnswer).id as number)
}
