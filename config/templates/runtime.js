// In the place of @tarojs/plugin-platform-weapp/dist/runtime, which also brings every attribute of every part of WeChat.
import { hostConfig } from '@tarojs/plugin-platform-weapp/dist/runtime-utils'
import { mergeReconciler } from '@tarojs/shared'

mergeReconciler(hostConfig)
