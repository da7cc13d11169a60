import {
  applyDecorators,
  BadRequestException,
  createParamDecorator,
  HttpException,
  Injectable,
  PayloadTooLargeException,
  SetMetadata,
  UnsupportedMediaTypeException,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { ApiConsumes, ApiExtension } from '@nestjs/swagger'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyReply } from 'fastify'
import { finalize, from, mergeMap, type Observable } from 'rxjs'
import { FormPlaces, NoPlace, type FormPlace } from './form-places'
import { stateOfRequest, type KnownRequest } from './request'

export type UploadedFile = { readonly field: string; readonly name: string; readonly bytes: Buffer }

type FormRequest = KnownRequest & { uploaded?: readonly UploadedFile[] }
type Fields = Record<string, string | string[]>

/** The files that a form may hold: the name of their field, how many, and how large each and all together may be (bytes). */
export type FileLimits = { readonly field: string; readonly most: number; readonly size: number; readonly sum: number }

/** A form has few and short fields beside its files; in bytes. */
const FIELD_LIMITS = { fields: 50, fieldSize: 20_000 }
/** An image of a modern camera; what is kept of it is much smaller. */
const IMAGE_SIZE = 20 * 1024 * 1024

/** Its names, boundaries and headers, and what of its files is still with the reader of forms, in bytes. */
const AROUND = 512 * 1024

/** The most bytes of a form beside its files. */
const BESIDE_FILES = FIELD_LIMITS.fields * FIELD_LIMITS.fieldSize + AROUND

const TAKES_FORM = 'fullcourt:takes-form'

/**
 * Lets a route take a form with these files as well as JSON: the fields become the body, the files are beside it (`@Files()`).
 */
export const TakesForm = (files: FileLimits, ...kinds: readonly ['multipart/form-data', 'application/json'?]) =>
  applyDecorators(SetMetadata(TAKES_FORM, files), ApiConsumes(...kinds.filter(kind => kind !== undefined)))

/** The field of a form that holds an image, for the description of the call. */
export const IMAGE_FIELD = 'x-image'

/** Lets a route take a form with an image in that field, as well as JSON without one. */
export const TakesImage = (field: string) =>
  applyDecorators(
    TakesForm({ field, most: 1, size: IMAGE_SIZE, sum: IMAGE_SIZE }, 'multipart/form-data', 'application/json'),
    ApiExtension(IMAGE_FIELD, field),
  )

/** `sportIds[]` names a list; so does a field that comes twice. */
const withField = (fields: Fields, name: string, value: string): Fields => {
  const plain = name.replace(/\[\]$/, '')
  const before = fields[plain]
  const list = name.endsWith('[]') || before !== undefined
  return { ...fields, [plain]: list ? [...(before === undefined ? [] : [before].flat()), value] : value }
}

/** Reads a file while it comes. One that is larger than it may be is cut by the reader of forms: its end is not waited for. */
const uploadOf = async ({ fieldname, filename, file }: MultipartFile, place: FormPlace, size: number): Promise<UploadedFile> => {
  const parts: Buffer[] = []
  file.once('limit', () => file.destroy(largerThan(size)))
  for await (const part of file as AsyncIterable<Buffer>) {
    place.hold(part.length)
    parts.push(part)
  }
  if (file.truncated) throw largerThan(size)
  return { field: fieldname, name: filename, bytes: Buffer.concat(parts) }
}

/** The most bytes of a form with all its fields and files. */
const largestForm = ({ sum }: FileLimits): number => sum + BESIDE_FILES

/**
 * Refuses a form as soon as more has come beside its files than a form has, and closes its connection: neither its length is announced
 * for certain, nor has what is no file an end. By the next bytes those before them are with their file.
 */
const refusalOfMore = ({ raw }: FormRequest, reply: FastifyReply, place: FormPlace): Promise<never> =>
  new Promise((_, reject) => {
    let bytes = 0
    raw.on('data', ({ length }: Buffer) => {
      if (bytes - place.held() > BESIDE_FILES) {
        void reply.header('Connection', 'close')
        reject(tooMuchBesideFiles())
      }
      bytes += length
    })
  })

const shownField = (name: string) => name.slice(0, 40) || 'A field without a name'

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`

const countOfFiles = (files: number) => (files === 1 ? 'one file' : `${files} files`)

const largerThan = (size: number) => new PayloadTooLargeException(`A file has at most ${megabytes(size)}.`)

const largerTogether = (sum: number) =>
  new PayloadTooLargeException(`The files of a form have at most ${megabytes(sum)} together.`)

const tooMuchBesideFiles = () => new PayloadTooLargeException('The form has too many fields, or too long ones.')

/** The reader of forms knows what is too much (413); whatever else it stumbles over is a form that is none. */
const faultOf = (error: unknown, { most, size }: FileLimits): unknown => {
  if (error instanceof HttpException || error instanceof NoPlace) return error
  if (!(error instanceof Error && 'statusCode' in error && error.statusCode === 413))
    return new BadRequestException('The form cannot be read: it is not complete.')
  const code = 'code' in error ? error.code : undefined
  if (code === 'FST_REQ_FILE_TOO_LARGE') return largerThan(size)
  if (code === 'FST_FILES_LIMIT') return new PayloadTooLargeException(`A form has at most ${countOfFiles(most)}.`)
  return tooMuchBesideFiles()
}

/** Whose form it is, of whom all forms together have their places. */
const ownerOf = (request: FormRequest): string => {
  const { actor } = stateOfRequest(request)
  return actor?.organization == null ? `user ${actor?.user ?? ''}` : `organization ${actor.organization}`
}

/** Reads forms, before anybody asks for the body. Their files are held in memory until the call is answered. */
@Injectable()
export class FormInterceptor implements NestInterceptor {
  private readonly places = new FormPlaces()

  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!context.switchToHttp().getRequest<FormRequest>().isMultipart()) return next.handle()
    return from(this.taken(context)).pipe(mergeMap(place => next.handle().pipe(finalize(place.leave))))
  }

  /** Where the form is held that was read. */
  private async taken(context: ExecutionContext): Promise<FormPlace> {
    const http = context.switchToHttp()
    const request = http.getRequest<FormRequest>()
    const limits = this.reflector.get<FileLimits | undefined>(TAKES_FORM, context.getHandler())
    if (!limits) throw new UnsupportedMediaTypeException('This call takes JSON, not a form.')
    if (Number(request.headers['content-length']) > largestForm(limits)) throw largerTogether(limits.sum)
    const place = this.places.enter(ownerOf(request))
    try {
      await Promise.race([this.read(request, limits, place), refusalOfMore(request, http.getResponse<FastifyReply>(), place)])
      await place.work()
      return place
    } catch (error) {
      place.leave()
      // What still comes is read to nowhere, so that the sender gets to the answer.
      request.raw.unpipe().resume()
      throw faultOf(error, limits)
    }
  }

  private async read(request: FormRequest, { field, most, size, sum }: FileLimits, place: FormPlace): Promise<void> {
    let fields: Fields = {}
    const uploaded: UploadedFile[] = []
    const limits = { ...FIELD_LIMITS, files: most, fileSize: size, parts: FIELD_LIMITS.fields + most }
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') fields = withField(fields, part.fieldname, String(part.value))
      else if (part.fieldname.replace(/\[\]$/, '') !== field)
        throw new BadRequestException(`${shownField(part.fieldname)} takes no file; files come as ${field}.`)
      else uploaded.push(await uploadOf(part, place, size))
      if (uploaded.reduce((all, { bytes }) => all + bytes.length, 0) > sum) throw largerTogether(sum)
    }
    request.body = fields
    request.uploaded = uploaded.filter(({ bytes }) => bytes.length > 0)
  }
}

/** The files that came with a request; none where it was no form. */
export const uploadsOf = (request: FormRequest): readonly UploadedFile[] => request.uploaded ?? []

/** The files of a form; none where the call came as JSON. */
export const Files = createParamDecorator((_: unknown, context: ExecutionContext): readonly UploadedFile[] =>
  uploadsOf(context.switchToHttp().getRequest<FormRequest>()),
)

/** The bytes of the file that a form sent under a field; undefined where it sent none. */
export const fileOf = (files: readonly UploadedFile[], field: string): Buffer | undefined =>
  files.find(one => one.field === field)?.bytes
