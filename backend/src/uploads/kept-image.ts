import type { UploadedFile } from '../http/multipart'
import type { Images } from './images'

/** Keeps the image that a form brought in a field and answers its address; undefined where it brought none. */
export const keptImage = async (images: Images, files: readonly UploadedFile[], field: string): Promise<string | undefined> => {
  const file = files.find(one => one.field === field)
  return file && images.keep(file.bytes)
}
