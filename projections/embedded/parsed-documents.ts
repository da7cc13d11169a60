import { LRUCache } from 'lru-cache'
import type { StoredDocument } from '../read-store'

/** So much text is kept parsed, in characters of JSON: the documents that the pages of some seasons show. */
const MOST_CHARACTERS = 6_000_000

/** A larger document is parsed each time, so that it does not push out a thousand others. */
const LARGEST = 250_000

/** A document as it is stored. */
export type DocumentRow = { readonly id: string; readonly position: string; readonly body: string }

/** A document of the build of that number, and how long its JSON is. */
export type ParsedDocument = { readonly version: number; readonly document: StoredDocument; readonly characters: number }

export const parseDocument = ({ id, position, body }: DocumentRow): StoredDocument => ({ id, position, body: JSON.parse(body) })

/**
 * The documents that were read last, parsed: answers look at the same cards again and again, and parsing them takes longer than
 * finding them. Documents are immutable, so that all who read one may have the same.
 */
export class ParsedDocuments {
  private readonly kept = new LRUCache<string, StoredDocument>({ maxSize: MOST_CHARACTERS })

  /** Undefined where it is not kept, be it there or not. */
  get(version: number, id: string): StoredDocument | undefined {
    return this.kept.get(keyOf(version, id))
  }

  /** Parses what was read, and keeps it. */
  parse(version: number, row: DocumentRow): StoredDocument {
    const document = parseDocument(row)
    this.keep({ version, document, characters: row.body.length })
    return document
  }

  /** What was written, in place of what was kept of that document; one that nobody read lately is not kept. */
  renew(written: ParsedDocument): void {
    if (this.kept.has(keyOf(written.version, written.document.id))) this.keep(written)
  }

  private keep({ version, document, characters }: ParsedDocument): void {
    if (characters <= LARGEST) this.kept.set(keyOf(version, document.id), document, { size: characters + 1 })
    else this.forget(version, document.id)
  }

  /** Before it is taken out. */
  forget(version: number, id: string): void {
    this.kept.delete(keyOf(version, id))
  }
}

const keyOf = (version: number, id: string): string => `${version}/${id}`
