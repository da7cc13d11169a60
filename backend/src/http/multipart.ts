import {
  applyDecorators,
  BadRequestException,
  createParamDecorator,
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
import type { Observable } from 'rxjs'
import type { KnownRequest } from './request'

export type UploadedFile = { readonly field: string; readonly name: string; readonly bytes: Buffer }

type FormRequest = KnownRequest & { uploaded?: readonly UploadedFile[] }
type Fields = Record<string, string | string[]>

/** A form of the largest import: a season of box scores is about 1 MB; a form has few and short fields. */
export const FORM_LIMITS = { fileSize: 20 * 1024 * 1024, files: 12, fields: 50, fieldSize: 20_000, parts: 60 }

const TAKES_FORM = 'fullcourt:takes-form'

/** Lets a route take a form with files as well as JSON: the fields become the body, the files stand beside (`@Files()`). */
export const TakesForm = (...kinds: readonly ['multipart/form-data', 'application/json'?]) =>
  applyDecorators(SetMetadata(TAKES_FORM, true), ApiConsumes(...kinds.filter(kind => kind !== undefined)))

/** The field of a form that holds an image, for the description of the call. */
export const IMAGE_FIELD = 'x-image'

/** Lets a route take a form with an image in that field, as well as JSON without one. */
export const TakesImage = (field: string) =>
  applyDecorators(TakesForm('multipart/form-data', 'application/json'), ApiExtension(IMAGE_FIELD, field))

/** `sportIds[]` names a list; so does a field that comes twice. */
const withField = (fields: Fields, name: string, value: string): Fields => {
  const plain = name.replace(/\[\]$/, '')
  const before = fields[plain]
  const list = name.endsWith('[]') || before !== undefined
  return { ...fields, [plain]: list ? [...(before === undefined ? [] : [before].flat()), value] : value }
}

const uploadOf = async (part: MultipartFile): Promise<UploadedFile> => ({
  field: part.fieldname,
  name: part.filename,
  bytes: await part.toBuffer(),
})

/** The reader of forms knows what is too much (413); whatever else it stumbles over is a form that is none. */
const faultOf = (error: unknown): unknown => {
  if (!(error instanceof Error && 'statusCode' in error && error.statusCode === 413))
    return new BadRequestException('The form cannot be read: it is not whole.')
  const { files, fileSize } = FORM_LIMITS
  const code = 'code' in error ? error.code : undefined
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new PayloadTooLargeException(`A file has at most ${fileSize / 1024 / 1024} MB.`)
  if (code === 'FST_FILES_LIMIT') return new PayloadTooLargeException(`A form has at most ${files} files.`)
  return new PayloadTooLargeException('The form has too many fields, or too long ones.')
}

/** Reads forms, before anybody asks for the body. */
@Injectable()
export class FormInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FormRequest>()
    if (request.isMultipart()) await this.read(request, this.reflector.get<true | undefined>(TAKES_FORM, context.getHandler()))
    return next.handle()
  }

  private async read(request: FormRequest, takesForm: true | undefined): Promise<void> {
    if (!takesForm) throw new UnsupportedMediaTypeException('This call takes JSON, no form.')
    let fields: Fields = {}
    const uploaded: UploadedFile[] = []
    try {
      for await (const part of request.parts()) {
        if (part.type === 'file') uploaded.push(await uploadOf(part))
        else fields = withField(fields, part.fieldname, String(part.value))
      }
    } catch (error) {
      throw faultOf(error)
    }
    request.body = fields
    request.uploaded = uploaded.filter(({ bytes }) => bytes.length > 0)
  }
}

/** The files that came with a request; none where it was no form. */
export const uploadedWith = (request: FormRequest): readonly UploadedFile[] => request.uploaded ?? []

/** The files of a form; none where the call came as JSON. */
export const Files = createParamDecorator((_: unknown, context: ExecutionContext): readonly UploadedFile[] =>
  uploadedWith(context.switchToHttp().getRequest<FormRequest>()),
)

/** The bytes of the file that a form sent under a field; undefined where it sent none. */
export const fileOf = (files: readonly UploadedFile[], field: string): Buffer | undefined =>
  files.find(one => one.field === field)?.bytes
