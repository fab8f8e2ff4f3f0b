### honjin serve

serve-at = Honjin is at { $url } (data in { $folder }). Ctrl-C ends it.
serve-owner = The owner's page (the address is a secret): { $url }
serve-taken = Port { $port } of { $host } is taken. Choose another with --port.
serve-in-use = Another honjin serve uses { $folder }. End it, or set HONJIN_DATA to another folder.
serve-no-address = Honjin cannot listen at port { $port } of { $host }. Choose another with --host and --port.
serve-setting = The variable { $name } is set to “{ $value }”, which Honjin does not understand.
serve-no-folder = { $folder } is not a folder. Set HONJIN_DATA to one.
serve-read-only = The data in { $folder } cannot be written. Allow it, or set HONJIN_DATA to another folder.
serve-full = There is no space left for the data in { $folder }.
serve-newer = The data in { $folder } is of version { $version }, this Honjin reads up to { $here }: use a newer Honjin.
serve-damaged = The file honjin.sqlite in { $folder } is damaged. Put a copy back, or set HONJIN_DATA to another folder.
serve-truncated = The file honjin.sqlite in { $folder } is cut off. Put a copy back, or set HONJIN_DATA to another folder.
serve-unbuilt = The page has not been built (make web): only the JSON interface answers.
push-contact = “{ $contact }” is no address: give mailto:you@example.org or a page that begins with https://.
push-missing = Notices to devices need one more package: pip install 'honjin[push]'
