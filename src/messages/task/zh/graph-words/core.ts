/** Chinese for what is said about files (src/graphs/said.ts), by the English pattern. */
export const core: Readonly<Record<string, string>> = {
  // Places, and sentences of parts.
  'line {0}': '第 {0} 行',
  'line {0}, column {1}': '第 {0} 行第 {1} 列',
  '{0}: {1}': '{0}：{1}',
  '{0}, {1}': '{0}、{1}',
  '{0} or {1}': '{0} 或 {1}',
  '{0} ({1})': '{0}（{1}）',
  '{0} (and {1} more like it)': '{0}（另有 {1} 处类似）',
  'and it is missing': '却没有',
  'not {0}': '而不是 {0}',
  'a list': '列表',
  'an object': '对象',

  // Files.
  'there is no file': '没有文件',
  'the file is empty': '文件是空的',
  '{0} bytes': '{0} 字节',
  'the file is too large: at most {0} can be read': '文件太大：最多能读取 {0}',
  'the file of {0} is too large for this engine': '这个 {0} 的文件超出了当前引擎的限度',
  'the file unpacks to more than {0}': '文件解压后超过 {0}',
  'the file begins as gzip and cannot be unpacked: it is cut off or damaged':
    '文件以 gzip 开头，却无法解压：它不完整或已损坏',
  'this is packed ({0}): unpack it and give the files that are in it':
    '这是压缩包或归档文件（{0}）：请先解开，再给出其中的文件',
  'the file is not text in UTF-8': '文件不是 UTF-8 文本',
  'the file begins as UTF-16 and is not: it is cut off or damaged':
    '文件以 UTF-16 开头，内容却不是：它不完整或已损坏',
  'the file is no text: it holds bytes of 0 (UTF-16 is read where it begins with a byte order mark)':
    '文件不是文本：其中有值为 0 的字节（UTF-16 须以字节顺序标记开头才能读取）',
  'the files do not belong together: {0} is {1} and {2} is {3}':
    '这些文件不属于同一个任务图：{0} 是 {1}，{2} 是 {3}',
  'this is JSON of none of the formats that are read: {0}': '这份 JSON 不属于任何可读取的格式：{0}',
  'this is none of the formats that are read: {0}; and in JSON {1}':
    '这不属于任何可读取的格式：{0}；JSON 格式的有：{1}',

  // JSON.
  'this is not JSON: {0}': '这不是 JSON：{0}',
  'the file is nested too deeply to be read': '文件嵌套太深，无法读取',
  'it ends where {0} is expected': '文件到此结束，此处应有{0}',
  '{0} stands where {1} is expected': '此处是 {0}，应有{1}',
  'a line break or control character in a string': '字符串中有换行符或控制字符',
  'a backslash that begins no escape': '反斜杠之后不是转义序列',
  'a string that is never closed': '字符串没有结尾的引号',
  'a value': '一个值',
  'a value or {0}': '一个值或 {0}',
  'a name in double quotes': '双引号中的名称',
  'a name in double quotes or {0}': '双引号中的名称或 {0}',
  'the end of the file': '文件结尾',
  'an object is expected, {0}': '此处应为对象，{0}',
  'a list is expected, {0}': '此处应为列表，{0}',
  'the key {0} is there more than once in one object, and the last counts':
    '键 {0} 在同一个对象中出现了不止一次，以最后一个为准',
  'the list is empty': '列表是空的',
  'an id must be a string, {0}': '标识必须是字符串，{0}',
  'an id must be a string, not {0}: write {1}': '标识必须是字符串，而不是 {0}：请写成 {1}',

  // Steps and edges.
  'the graph has no steps': '任务图没有步骤',
  'the graph has {0} steps: at most {1} are read': '任务图有 {0} 个步骤：最多读取 {1} 个',
  'the graph has {0} edges: at most {1} are read': '任务图有 {0} 条边：最多读取 {1} 条',
  'an id must not be empty': '标识不能为空',
  'the id {0} is that of {1} too': '标识 {0} 与 {1} 的相同',
  '{0}: the first is kept': '{0}：保留第一个',
  'the duration of {0} is missing': '{0} 没有时长',
  'the duration of {0} must be a number, not {1}': '{0} 的时长必须是数，而不是 {1}',
  'the duration of {0} must be a finite number of at least 0, not {1}':
    '{0} 的时长必须是不小于 0 的有限数，而不是 {1}',
  '{0}: it counts as 0': '{0}：按 0 计',
  'the durations add up to more than a number can hold': '时长的总和超出了数的表示范围',
  '{0} needs {1}, which is not the id of a step': '{0} 依赖 {1}，但没有以此为标识的步骤',
  '{0} needs itself': '{0} 依赖自身',
  '{0}: the edge is left out': '{0}：略去这条边',
  '{0} is listed more than once and counts once': '{0} 列出了不止一次，只计一次',
  '{0} has no finite value, so that no step is given one':
    '{0} 没有有限的得分，因此所有步骤都不计得分',
  'the steps wait for each other in a cycle; a shortest one, each unlocking the next: {0}':
    '步骤循环等待；最短的一个循环如下，每一步解锁下一步：{0}',
  'the steps wait for each other in a cycle, each unlocking the next: {0}':
    '步骤循环等待，每一步解锁下一步：{0}',
  'the steps wait for each other in cycles, in {0} groups that share no step; a shortest cycle, each unlocking the next: {1}':
    '步骤循环等待，共有 {0} 组，各组没有共同的步骤；最短的一个循环如下，每一步解锁下一步：{1}',
  'the steps wait for each other in cycles, in {0} groups that share no step; one cycle, each unlocking the next: {1}':
    '步骤循环等待，共有 {0} 组，各组没有共同的步骤；其中一个循环如下，每一步解锁下一步：{1}',
  '{0} -> ({1} more steps) -> {2}': '{0} ->（另有 {1} 个步骤）-> {2}',
  '{0} needs {1}, which closes a cycle: the edge is left out': '{0} 依赖 {1}，构成循环：略去这条边',

  // This project's own format.
  'task graph JSON': '任务图 JSON',
  'this program reads version {0}, {1}': '本程序读取版本 {0}，{1}',
  'the file names no version: it is read as version {0}': '文件没有写版本：按版本 {0} 读取',
  'the file does not name its format: it is read as {0}': '文件没有写格式：按 {0} 读取',
  'a list of steps alone is read as the steps of {0}': '只有一个步骤列表：作为 {0} 的步骤读取',
  'no step has an id: its name is taken for it': '步骤都没有标识（id）：以其名称（name）作为标识',
  '{0} is read as {1}': '{0} 当作 {1} 读取',
  'a text stands where a list of needs is expected: it is taken for one id where it is one, else parted at semicolons, bars and commas, else at spaces':
    '依赖本应是列表，此处是一段文本：若它本身是一个标识，就作为一个标识；否则按分号、竖线和逗号拆分，再否则按空格拆分',
  'no step says what it needs: none waits for another': '没有步骤写明依赖什么：互不等待',
  'the step does not say what it needs, and waits for nothing':
    '这个步骤没有写明依赖什么，不等待任何步骤',
  'what a step needs is read from {0} at the step, and not from a list of edges':
    '步骤的依赖从步骤自己的 {0} 读取，而不从边的列表读取',
  'it was written from a graph that was read from {0}: what there was to say of those files is not in it':
    '它由读自 {0} 的任务图写成：关于原来文件的说明不在其中',
  'what it was read from does not say what waits for what, so that nothing waits':
    '原来的文件没有说明谁等待谁，因此互不等待',
  '{0} is expected, {1}': '此处应为 {0}，{1}',
  '{0} is expected, not {1}': '此处应为 {0}，而不是 {1}',
  'one of {0} is expected, not {1}': '此处应为 {0} 之一，而不是 {1}',
  'a number of at least 0 is expected, not {0}': '此处应为不小于 0 的数，而不是 {0}',
  'what the file tells and is not used here: {0}': '文件中有而此处未使用的内容：{0}',

  // WfFormat.
  'there is neither {0} (WfFormat 1.5) nor {1} or {2} (before)':
    '既没有 {0}（WfFormat 1.5），也没有 {1} 或 {2}（更早的版本）',
  'the file does not say its version of WfFormat; what is there is read':
    '文件没有写明 WfFormat 的版本；仍按现有内容读取',
  'WfFormat is known in versions {0} to {1}, not {2}; what is there is read':
    '已知的 WfFormat 版本为 {0} 至 {1}，不含 {2}；仍按现有内容读取',
  '{0} of its tasks are not in {1} and are left out': '其中 {0} 个任务不在 {1} 中，予以略去',
  '{0} has neither {1} nor {2}': '{0} 既没有 {1}，也没有 {2}',
  'no task names a parent or a child, and nothing waits: that tasks read files which others write ({0} do) makes no edge':
    '没有任务写明父任务或子任务，因此互不等待：任务读取其他任务写出的文件（有 {0} 个），并不构成边',
  '{0} has the child {1}, which is not the id of a task': '{0} 的子任务 {1} 并不存在',
  '{0} does not name {1} among its parents; the edge counts':
    '{0} 没有把 {1} 列为父任务；这条边仍然算数',
  '{0} does not name {1} among its children; the edge counts':
    '{0} 没有把 {1} 列为子任务；这条边仍然算数',
  'files and their sizes ({0})': '文件及其大小（{0} 个）',
  'tasks of several cores ({0})': '占用多个核的任务（{0} 个）',
  'memory of tasks ({0})': '任务的内存（{0} 项）',
  'machines ({0})': '机器（{0} 台）',

  // Estee.
  'the number of a task is expected, from 0 on, {0}': '此处应为从 0 起的任务编号，{0}',
  'tasks of several CPUs ({0})': '占用多个 CPU 的任务（{0} 个）',
  'sizes of outputs ({0})': '输出的大小（{0} 项）',
  'durations as a user had guessed them ({0})': '用户事先估计的时长（{0} 项）',

  // Tables.
  'there is a header and no step: every step is a line under it':
    '只有表头，没有步骤：表头之下每行是一个步骤',
  'the first line has to name the columns {0}, and it begins with {1}':
    '第一行须写出列名 {0}，而它以 {1} 开头',
  'the column {0} is there twice': '列 {0} 出现了两次',
  'the column {0} is missing': '缺少列 {0}',
  'no column says what a step needs: none waits for another': '没有一列写明步骤依赖什么：互不等待',
  'the column {0} holds ids of other steps: if these are needed, call it {1}':
    '列 {0} 中都是其他步骤的标识：如果这就是依赖，请把它命名为 {1}',
  'durations are read with the units behind them: {0} is {1} {2}':
    '时长按后面写的单位读取：{0} 是 {1} {2}',
  '{0} has too many digits in {1}, the unit of others: write all durations in one unit':
    '{0} 换算成其他时长的单位 {1} 后位数太多：请用同一个单位写全部时长',
  '{0} is no duration, and no other in the column is one: write numbers, with a unit behind each ({1}) or in the header, as in {2}':
    '{0} 不是时长，这一列也没有一个是：请写数，单位写在每个数之后（{1}），或写在表头里，例如 {2}',
  'the duration {0} has no unit, and {1} in {2} has one: write a unit behind each, or numbers alone and the unit in the header, as in {3}':
    '时长 {0} 没有单位，而{2}的 {1} 有：请给每个时长写上单位，或只写数，把单位写在表头里，例如 {3}',
  'the line has more fields than the header: {0} is in none of its columns (several needs stand in quotes, or with spaces between them)':
    '这一行的字段比表头多：{0} 不属于任何一列（多个依赖须放在引号中，或以空格分隔）',
  '{0} holds a space or what separates needs: needs are taken for one id where they are one, else parted at semicolons, bars and commas, else at spaces':
    '{0} 中有空格或分隔依赖的符号：整段若是一个标识，就作为一个标识；否则按分号、竖线和逗号拆分，再否则按空格拆分',
  'columns that are not used here: {0}': '此处未使用的列：{0}',
  'the comma in {0} is a decimal comma: it is {1}': '{0} 中的逗号是小数点：即 {1}',
  'the comma in {0} may be a decimal comma or set thousands apart: write numbers with a point and without a comma':
    '{0} 中的逗号可能是小数点，也可能是千位分隔符：写数请用点作小数点，不用逗号',
  'a quote opens and never closes': '引号没有闭合',
  'a quote stands within a field: a field with quotes begins and ends with one, and doubles those in it':
    '字段中间有引号：含引号的字段须以引号开头和结尾，其中的引号写两遍',
};
