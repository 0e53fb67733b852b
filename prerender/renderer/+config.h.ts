export default { clientRouting: false, passToClient: [] };
