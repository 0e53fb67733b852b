-- A session in Neovim without a screen: opens a file, waits for diagnostics, takes the first correction, adds a word.
-- Prints what it sees as JSON lines.
local out = io.open(vim.env.SESSION_OUT, 'w')
local function tell(value)
  out:write(vim.json.encode(value) .. '\n')
  out:flush()
end
local function diagnostics()
  return vim.tbl_map(function(one)
    return { line = one.lnum, column = one.col, severity = one.severity, code = one.code }
  end, vim.diagnostic.get(0))
end
local function wait_for(amount)
  return vim.wait(20000, function()
    return #vim.diagnostic.get(0) == amount
  end, 20)
end

-- Neovim before 0.8 has the two calls that this one makes.
vim.lsp.start = vim.lsp.start or function(config)
  vim.lsp.buf_attach_client(0, vim.lsp.start_client(config))
end
-- What the page tells people to put into their settings.
dofile(vim.env.SESSION_SETTINGS)
vim.cmd('edit note.md')
if vim.bo.filetype ~= 'markdown' then
  vim.bo.filetype = 'markdown'
end
vim.wait(20000, function()
  return #vim.lsp.get_active_clients() > 0
end, 20)
local id = vim.lsp.get_active_clients()[1].id
tell({ arrived = wait_for(3), diagnostics = diagnostics(), encoding = vim.lsp.get_client_by_id(id).offset_encoding })

local function actions_at(line, column)
  local params = vim.lsp.util.make_text_document_params()
  local place = { line = line, character = column }
  local answers = vim.lsp.buf_request_sync(0, 'textDocument/codeAction', {
    textDocument = params,
    range = { start = place, ['end'] = place },
    context = { diagnostics = {} },
  }, 10000)
  return answers[id].result
end

local fix = actions_at(1, 5)[1]
vim.lsp.util.apply_workspace_edit(fix.edit, 'utf-16')
tell({ arrived = wait_for(2), title = fix.title, text = vim.api.nvim_buf_get_lines(0, 0, -1, false) })

for _, action in ipairs(actions_at(0, 20)) do
  if action.command and action.command.command == 'spelling-check.addWord' then
    vim.lsp.buf_request_sync(0, 'workspace/executeCommand', action.command, 10000)
  end
end
tell({ arrived = wait_for(1), diagnostics = diagnostics() })
vim.cmd('qa!')
