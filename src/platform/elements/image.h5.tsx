import { forwardRef, type ImgHTMLAttributes, type Ref } from 'react'

const FIT = { aspectFit: 'contain', aspectFill: 'cover', scaleToFill: 'fill' } as const

interface ImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  mode?: keyof typeof FIT
  lazyLoad?: boolean
}

export const Image = forwardRef(function Image(
  { mode = 'scaleToFill', lazyLoad = false, ...rest }: ImageProps,
  ref: Ref<HTMLImageElement>
) {
  return (
    <img
      ref={ref}
      alt=""
      {...(lazyLoad ? { loading: 'lazy', decoding: 'async' } : {})}
      style={{ objectFit: FIT[mode] }}
      {...rest}
    />
  )
})
