import { createHash } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { idsStream } from '@fullcourt/domain/ids/state'
import { BEGINNING } from '@fullcourt/event-store/port'
import { Decider } from '../../core/facts/decider'
import { FILE_STORE } from '../../core/injection/tokens'
import { oneOrganization, type Scope } from '../../core/http/scope'
import type { FileToZip } from '../../core/http/zip/zip-stream'
import type { FileStore } from '../../storage/files/file-store'
import { Tenants } from '../../core/tenants/tenants'
import { UPLOADS } from '../../core/uploads/images'
import { Photos } from '../../core/uploads/photos'
import type { ExportOptions } from './exported-fact'
import { FACTS_PART } from '../backup/parts'
import { FOLDER_FORMAT, MANIFEST_FILE, README_FILE, type FolderManifest } from './folder-format'
import { LeagueFolders } from './league-folders'
import { OrganizationLog } from './organization-log'
import { readmeOf } from './readme'

/** The address of a stored image, wherever in a fact it stands. */
const IMAGE = new RegExp(`/(${UPLOADS}/(?:people/([1-9]\\d*)/)?([\\w-]+)\\.webp)`, 'g')

type Image = { readonly path: string; readonly player: number | null; readonly name: string }

const imagesIn = (line: string): readonly Image[] =>
  [...line.matchAll(IMAGE)].map(([, path = '', player, name = '']) => ({
    path,
    player: player === undefined ? null : Number(player),
    name,
  }))

/** What an export knows once the facts were written. */
type Told = { readonly images: Map<string, Image>; facts: number; sha256: string }

const file = (path: string, bytes: Buffer | string): FileToZip => ({
  path,
  content: async function* content() {
    yield await Promise.resolve(Buffer.from(bytes))
  },
})

/** An organization as a folder that an import brings in again (docs/import.md#a-whole-organization). */
@Injectable()
export class OrganizationFolder {
  constructor(
    private readonly log: OrganizationLog,
    private readonly leagues: LeagueFolders,
    private readonly photos: Photos,
    private readonly tenants: Tenants,
    private readonly decider: Decider,
    @Inject(FILE_STORE) private readonly stored: FileStore,
  ) {}

  /** What its file is called, without ending: letters, digits and hyphens. */
  async nameOf(scope: Scope): Promise<string> {
    const { id, profile } = await this.tenants.active(oneOrganization(scope))
    return profile.slug ?? `organization-${id}`
  }

  /** Its files, each made when its turn comes. The manifest is the last: a folder without it is not whole. */
  async *files(scope: Scope, now: Date, options: ExportOptions): AsyncGenerator<FileToZip> {
    const organization = await this.tenants.active(oneOrganization(scope))
    const told: Told = { images: new Map(), facts: 0, sha256: '' }
    yield file(README_FILE, readmeOf(organization.profile.name))
    yield { path: FACTS_PART, content: () => this.facts(organization.id, told, options) }
    for (const image of told.images.values()) {
      const content = await this.image(image)
      if (content !== undefined) yield { path: image.path, content }
    }
    yield* this.leagues.of(scope)
    const { id, profile } = organization
    const manifest: FolderManifest = {
      format: FOLDER_FORMAT,
      made: now.toISOString(),
      organization: { id, name: profile.name, slug: profile.slug },
      contactDetails: options.contactDetails,
      facts: told.facts,
      sha256: told.sha256,
      ids: await this.decider.state(idsStream, undefined),
    }
    yield file(MANIFEST_FILE, `${JSON.stringify(manifest, null, 2)}\n`)
  }

  private async *facts(organization: number, told: Told, options: ExportOptions): AsyncGenerator<Buffer> {
    const digest = createHash('sha256')
    for await (const page of this.log.pages({ organization, after: BEGINNING }, options)) {
      const text = page.map(fact => `${JSON.stringify(fact)}\n`).join('')
      for (const image of imagesIn(text)) told.images.set(image.path, image)
      told.facts += page.length
      const bytes = Buffer.from(text)
      digest.update(bytes)
      yield bytes
    }
    told.sha256 = digest.digest('hex')
  }

  /** Undefined of an image that was taken away, or went with its person. */
  private async image({ path, player, name }: Image): Promise<FileToZip['content'] | undefined> {
    if (player !== null) {
      const photo = await this.photos.find(player, name)
      return photo && file(path, photo).content
    }
    const image = await this.stored.get(path)
    return image && file(path, image).content
  }
}
