### honjin serve

serve-at = Honjin is at { $url } (data in { $folder }). Ctrl-C ends it.
serve-taken = Port { $port } of { $host } is taken. Choose another with --port.
serve-in-use = Another honjin serve uses { $folder }. End it, or set HONJIN_DATA to another folder.
serve-unbuilt = The page has not been built (make web): only the JSON interface answers.
