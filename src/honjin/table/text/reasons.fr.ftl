### Pourquoi un robot conseille un choix : des demi-phrases à qui décide

why-best = le robot n'a rien trouvé de mieux
why-both = { $first } ; { $second }
why-list = { $most } et { $last }
why-won =
    { $can ->
        [yes] vous pouvez gagner tout de suite ({ $word })
       *[no] vous gagnez tout de suite ({ $word })
    }
# Après ce que quelqu'un peut encore empêcher.
unless-prevented =
    { $unless ->
        [yes] {""}, sauf si on l'empêche
       *[no] {""}
    }
