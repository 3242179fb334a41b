import { readPicture } from '@/components/ui/img/source'

/** A drawing is seen whole on its ground, which its address names; a photograph fills the box. */
export const fitOf = (src: string): 'contain' | 'cover' =>
  readPicture(src).tone === null ? 'cover' : 'contain'
