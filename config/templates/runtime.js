// The same attributes on the running side, which shortens their names as the templates do.
import { mergeInternalComponents } from '@tarojs/shared'
import aria from './aria'

mergeInternalComponents(aria)
