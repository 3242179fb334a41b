import { readFile, stat } from 'node:fs/promises'
import { codeOf } from '../db/error-code'

export type FileText =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string }

const MEGABYTE = 1024 * 1024

/** The text of an operator's file; `most` MB. */
export async function textOf(file: string, most: number): Promise<FileText> {
  try {
    const { size } = await stat(file)
    if (size > most * MEGABYTE) return { ok: false, reason: `${file} 超过 ${most} MB` }
    const bytes = await readFile(file)
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT') return { ok: false, reason: `没有文件 ${file}` }
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return { ok: false, reason: `${file} 不是 UTF-8 编码` }
    return { ok: false, reason: `读不了 ${file}：${code}` }
  }
}
