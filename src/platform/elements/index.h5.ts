/**
 * What View, Text, Image, ScrollView and the text fields are in a browser: plain elements. Taro's own are custom elements that each draw
 * a second time by themselves; a page has hundreds, which is most of an old phone's start. The build puts this module
 * in the place of `@tarojs/components`; whatever is not here comes from there.
 */
export * from '@tarojs/components/lib/react'
export { Input, Textarea } from './fields'
export { Image } from './image'
export { ScrollView } from './scroll-view'
export { Text, View } from './text-and-view'
