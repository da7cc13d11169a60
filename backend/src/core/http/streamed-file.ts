import { Readable } from 'node:stream'
import { StreamableFile } from '@nestjs/common'

export type StreamedFile = { readonly type: string; readonly name: string }

/**
 * A file that is made while it is read: as fast as whoever takes it reads, and no further once they have gone. Names of files are of the
 * product's own making: they hold nothing to be quoted.
 */
export const streamedFile = (content: AsyncIterable<unknown>, { type, name }: StreamedFile): StreamableFile =>
  new StreamableFile(Readable.from(content, { objectMode: false }), { type, disposition: `attachment; filename="${name}"` })

/** Pages of things as lines of JSON, a thing each. */
export async function* jsonLines(pages: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  for await (const page of pages) yield page.map(one => `${JSON.stringify(one)}\n`).join('')
}
