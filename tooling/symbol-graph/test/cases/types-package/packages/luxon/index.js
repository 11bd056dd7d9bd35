exports.now = () => 1
